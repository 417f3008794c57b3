//! Reads a file over the shipped one: a field that the file leaves out has the shipped value, at
//! any depth of structs inside structs. Lists are replaced as a whole. Faults of the file are
//! found while the file itself is read, so they keep their place.

use std::collections::BTreeMap;
use std::fmt;

use ron::value::RawValue;
use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, Visitor};

use super::tree::fields_of;

/// A value that is read over its shipped text.
pub(super) struct Layer<S> {
    pub(super) seed: S,
    /// Empty where nothing can be left out.
    pub(super) shipped: &'static str,
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Layer<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<S::Value, D::Error> {
        let shipped = self.shipped;
        self.seed.deserialize(Layered { input, shipped })
    }
}

/// A deserializer that completes structs from the shipped text.
struct Layered<D> {
    input: D,
    shipped: &'static str,
}

macro_rules! forward {
    ($($method:ident($($argument:ident: $type:ty),*))*) => {$(
        fn $method<V: Visitor<'de>>(self, $($argument: $type,)* visitor: V)
            -> Result<V::Value, D::Error>
        {
            self.input.$method($($argument,)* visitor)
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Layered<D> {
    type Error = D::Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        let shipped = match self.shipped {
            "" => Fields::new(),
            text => {
                let fields = fields_of(text).map_err(D::Error::custom)?;
                fields.into_iter().collect()
            }
        };
        let visitor = Completed { visitor, shipped };
        self.input.deserialize_struct(name, fields, visitor)
    }

    forward! {
        deserialize_any() deserialize_bool() deserialize_char()
        deserialize_i8() deserialize_i16() deserialize_i32() deserialize_i64()
        deserialize_u8() deserialize_u16() deserialize_u32() deserialize_u64()
        deserialize_f32() deserialize_f64()
        deserialize_str() deserialize_string() deserialize_bytes() deserialize_byte_buf()
        deserialize_option() deserialize_unit() deserialize_seq() deserialize_map()
        deserialize_identifier() deserialize_ignored_any()
        deserialize_unit_struct(name: &'static str)
        deserialize_newtype_struct(name: &'static str)
        deserialize_tuple(len: usize)
        deserialize_tuple_struct(name: &'static str, len: usize)
        deserialize_enum(name: &'static str, variants: &'static [&'static str])
    }

    fn is_human_readable(&self) -> bool {
        self.input.is_human_readable()
    }
}

/// The fields of a struct in the shipped text.
type Fields = BTreeMap<&'static str, &'static RawValue>;

/// Visits the fields of the file, and then those that it leaves out.
struct Completed<V> {
    visitor: V,
    shipped: Fields,
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Completed<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.visitor.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, file: A) -> Result<V::Value, A::Error> {
        self.visitor.visit_map(CompletedFields {
            file: Some(file),
            missing: self.shipped,
            now: None,
        })
    }
}

struct CompletedFields<A> {
    /// `None` once the file has no more fields.
    file: Option<A>,
    /// The shipped fields that have not been met in the file.
    missing: Fields,
    /// The shipped value of the field whose value is asked for next.
    now: Option<&'static RawValue>,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for CompletedFields<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        if let Some(file) = &mut self.file {
            if let Some(name) = file.next_key::<String>()? {
                self.now = self.missing.remove(name.as_str());
                return seed.deserialize(name.into_deserializer()).map(Some);
            }
            self.file = None;
        }
        let Some((name, value)) = self.missing.pop_first() else {
            return Ok(None);
        };
        self.now = Some(value);
        seed.deserialize(StrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        match (&mut self.file, self.now.take()) {
            (Some(file), Some(shipped)) => file.next_value_seed(Layer {
                seed,
                shipped: shipped.get_ron(),
            }),
            (Some(file), None) => file.next_value_seed(seed),
            (None, value) => {
                let text = value.map_or("", RawValue::get_ron);
                let mut input = ron::Deserializer::from_str(text).map_err(A::Error::custom)?;
                // Nothing is missing in it. It is read as the file is, or all code that reads
                // numbers would be there twice.
                let layer = Layer { seed, shipped: "" };
                layer.deserialize(&mut input).map_err(A::Error::custom)
            }
        }
    }
}
