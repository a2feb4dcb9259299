import { isRecord } from '../../../../schemas/is-record.ts'
import type { TSchema } from 'typebox'
import type { AltTexts } from '../../model/alt-texts.ts'
import { mapTexts } from '../../model/walk.ts'

/** Adds the library's alternative texts to pictures in blocks that have none of their own. */
export function withAltTexts(contract: TSchema, props: Record<string, unknown>, pictures: AltTexts): unknown {
  const wordless: { holder: string[]; alt: AltTexts[string] }[] = []
  mapTexts(contract, props, (text, schema, pointer, holder) => {
    const alt = pictures[text]
    const asksForWords = Array.isArray(schema['eitherOf']) && schema['eitherOf'].includes('alt')
    if (alt && asksForWords && holder['alt'] === undefined && holder['isDecorative'] !== true)
      wordless.push({ holder: pointer.split('/').slice(1, -1), alt })
    return text
  })
  return wordless.reduce<unknown>((value, { holder, alt }) => withAlt(value, holder, alt), props)
}

function withAlt(value: unknown, [step, ...rest]: readonly string[], alt: AltTexts[string]): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? withAlt(item, rest, alt) : item))
  if (!isRecord(value)) return value
  return step === undefined ? { ...value, alt } : { ...value, [step]: withAlt(value[step], rest, alt) }
}
