/** The same package in its version for newer Node. */
declare module 'better-sqlite3-napi' {
  export { default } from 'better-sqlite3'
}
