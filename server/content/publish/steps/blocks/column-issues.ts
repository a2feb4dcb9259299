import { isRecord } from '../../../../../schemas/is-record.ts'
import { errorAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import type { PlacedBlock } from '../../../model/blocks.ts'
import type { Registry } from '../../../read/compile/compile-blocks.ts'

/** Checks that lists of movements of money have the columns that players must see, each once. */
export function columnIssues({ block: { type, props }, pointer }: PlacedBlock, registry: Registry): Issue[] {
  const contract: unknown = registry.get(type)?.props.properties['columns']
  const needed = isRecord(contract) ? contract['neededColumns'] : undefined
  const columns = isRecord(props) ? props['columns'] : undefined
  if (!Array.isArray(needed) || !Array.isArray(columns)) return []
  const place = `${pointer}/props/columns`
  const names = columns.map((each: unknown) => (isRecord(each) ? each['column'] : undefined))
  const missing = needed
    .map(String)
    .filter((name) => !names.includes(name))
    .map((name) =>
      errorAt(
        place,
        'needed-column',
        phrase`The column "${name}" is missing: players must see what happened to their money, and when`,
        phrase`Add it again; you choose its place`,
      ),
    )
  return [
    ...missing,
    ...columns.flatMap((each: unknown, index): Issue[] => {
      const name = names[index]
      if (typeof name !== 'string' || !isRecord(each)) return []
      if (names.indexOf(name) < index)
        return [
          errorAt(
            `${place}/${index}/column`,
            'duplicate-column',
            phrase`The column "${name}" is there twice`,
            phrase`Remove one of them`,
          ),
        ]
      if (each['onPhones'] === false && needed.includes(name))
        return [
          errorAt(
            `${place}/${index}/onPhones`,
            'needed-on-phones',
            phrase`Phones must show the column "${name}", too: most players look at their money there`,
            phrase`Remove the setting for phones`,
          ),
        ]
      return []
    }),
  ]
}
