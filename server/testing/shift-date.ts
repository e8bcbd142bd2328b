/*
 * Preload (`node --import`): moves the clock of a process by TEST_CLOCK_SHIFT milliseconds. `new Date()` and `Date.now()`
 * are shifted, timers and `performance.now()` are not. Imports nothing, because it runs before everything else.
 */

const shift = Number(process.env.TEST_CLOCK_SHIFT)
const realNow = Date.now

Date.now = () => realNow() + shift
globalThis.Date = new Proxy(Date, {
  // The proxy shares the prototype, so dates made by Node itself are still `instanceof Date`.
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [Date.now()], newTarget),
})
Date.prototype.constructor = Date
