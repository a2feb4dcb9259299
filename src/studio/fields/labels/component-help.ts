import { isRecord } from '../../../../schemas/is-record.ts'
import type { RegistryContract } from '../../../../registry/index.ts'
import { valueAt } from '../../json-path.ts'

/** Translated help texts by their English originals. */
export type HelpTexts = Readonly<Record<string, string>>

/** The help texts of blocks in a catalogue such as `studio.ru`, which names them by block and field. */
export function componentHelp(
  catalogue: unknown,
  contracts: Iterable<Pick<RegistryContract, 'type' | 'description' | 'props' | 'slots'>>,
): HelpTexts {
  const texts: Record<string, string> = {}
  const add = (english: unknown, translated: unknown) => {
    if (typeof english === 'string' && typeof translated === 'string') texts[english] = translated
  }
  for (const { type, description, props, slots } of contracts) {
    const help = valueAt(catalogue, ['studio', 'components', type])
    add(description, valueAt(help, ['description']))
    const fields: unknown = valueAt(props, ['properties'])
    for (const [part, described] of [
      ['props', fields],
      ['slots', slots],
    ] as const) {
      for (const [name, field] of Object.entries(isRecord(described) ? described : {}))
        add(valueAt(field, ['description']), valueAt(help, [part, name]))
    }
  }
  return texts
}
