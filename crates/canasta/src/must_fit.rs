//! Conversions between integer types that can't fail.

/// Converts a number to a type that holds it.
///
/// A number that doesn't fit is a bug: it panics in a debug build, and becomes the type's maximum in a release build.
/// If numbers out of range are expected, write `T::try_from(n).unwrap_or(T::MAX)` and say why.
#[inline]
#[track_caller]
pub fn must_fit<T: Integer>(n: impl TryInto<T>) -> T {
    let converted = n.try_into().ok();
    debug_assert!(converted.is_some(), "a number is out of the range of {}", core::any::type_name::<T>());
    converted.unwrap_or(T::MAX)
}

/// An integer with a maximum.
pub trait Integer {
    /// The largest value.
    const MAX: Self;
}

macro_rules! integers {
    ($($integer:ident)*) => {
        $(impl Integer for $integer {
            const MAX: Self = $integer::MAX;
        })*
    };
}

integers!(u8 u16 u32 u64 usize i32 i64);
