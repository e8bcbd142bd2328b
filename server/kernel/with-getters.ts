/** Returns the object with the properties of both. Unlike a spread, getters of the second one stay getters. */
export const withGetters = <A extends object, B extends object>(object: A, other: B): A & B =>
  Object.defineProperties(object, Object.getOwnPropertyDescriptors(other)) as A & B
