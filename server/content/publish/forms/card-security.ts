import type { Form } from '../../../../schemas/documents/form.ts'
import { mapSubschemas, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { toKebab } from '../../../../schemas/to-kebab.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'

const names =
  /(?:^|[-_.])(?:cvv2?|cvc2?|cvn2?|csc|card[-_]?pin|pin[-_]?card|(?:card[-_]?)?security[-_]?code)(?:$|[-_.])/i
const autofill = 'cc-csc'

/** Names of the properties at any depth, with their schemas. */
function propertiesIn(schema: JsonSchema): { name: string; schema: JsonSchema }[] {
  const found: { name: string; schema: JsonSchema }[] = []
  mapSubschemas(schema, (inner, keyword, name) => {
    if (keyword === 'properties' && name !== undefined) found.push({ name, schema: inner })
    found.push(...propertiesIn(inner))
  })
  return found
}

/**
 * Finds fields that ask for the security code of a card, by their technical name or by what the browser fills in. Only
 * the payment provider's own page may ask for it (PCI DSS).
 */
export function cardSecurityIssues({ schema, ui }: Pick<Form, 'schema' | 'ui'>): Issue[] {
  const autofilled = Object.entries(ui.fields ?? {}).flatMap(([name, field]) =>
    field.autocomplete === autofill ? [name] : [],
  )
  const asked = propertiesIn(schema)
    .map(({ name }) => name)
    .filter((name) => names.test(toKebab(name)))
  return [...new Set([...asked, ...autofilled])].map((name) =>
    errorAt(
      '/schema/properties',
      'card-security-code',
      phrase`The field "${name}" asks for the secret code of a card, which this site must neither receive nor store`,
      phrase`Remove the field: the payment provider asks for the code on its own page`,
    ),
  )
}
