/** A part of a schema that has no matching field. */
export interface UndrawableField {
  /** Names and indexes from the form to the field. */
  path: readonly (string | number)[]
}
