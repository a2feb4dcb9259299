import { mapSubschemas, type JsonSchema } from '../../../../../schemas/json-schema.ts'
import { toKebab } from '../../../../../schemas/to-kebab.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { at, rule } from '../rule.ts'

const names =
  /(?:^|[-_.])(?:cvv2?|cvc2?|cvn2?|csc|card[-_]?pin|pin[-_]?card|(?:card[-_]?)?security[-_]?code)(?:$|[-_.])/i
const autofill = 'cc-csc'

/** Names of the properties at any depth. */
function propertiesIn(schema: JsonSchema): string[] {
  const found: string[] = []
  mapSubschemas(schema, (inner, keyword, name) => {
    if (keyword === 'properties' && name !== undefined) found.push(name)
    found.push(...propertiesIn(inner))
  })
  return found
}

/**
 * Fields that ask for the security code of a card, by their technical name or by what the browser fills in. Only the
 * payment provider's own page may ask for it (PCI DSS).
 */
export const cardSecurityCode = rule({
  code: 'card-security-code',
  stage: 'secrets',
  on: 'form',
  severity: 'error',
  find({ body: { schema, ui } }) {
    const autofilled = Object.entries(ui.fields ?? {}).flatMap(([name, field]) =>
      field.autocomplete === autofill ? [name] : [],
    )
    const asked = propertiesIn(schema).filter((name) => names.test(toKebab(name)))
    return [...new Set([...asked, ...autofilled])].map((name) =>
      at(
        '/schema/properties',
        phrase`The field "${name}" asks for the secret code of a card, which this site must neither receive nor store`,
        phrase`Remove the field: the payment provider asks for the code on its own page`,
      ),
    )
  },
})
