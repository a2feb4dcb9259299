/** Schemas in the manner of government forms, form builders, OpenAPI and code generators, one pattern each. */
export type Schema = Readonly<Record<string, unknown>>

export const text = { type: 'string' }
export const object = (properties: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
})
export const draft = (name: string) => ({ $schema: `https://json-schema.org/draft/${name}/schema` })
export const address = object({ street: text, city: text }, { required: ['street', 'city'] })
