import { isRecord } from '../../../../schemas/is-record.ts'
import type { TSchema } from 'typebox'
import type { AltTexts } from '../../model/alt-texts.ts'
import { mapTexts } from '../../model/walk.ts'

/** Adds the library's alternative texts to pictures in blocks that have none of their own. */
export function withAltTexts(contract: TSchema, props: Record<string, unknown>, pictures: AltTexts): unknown {
  const withoutAlt: { holder: string[]; alt: AltTexts[string] }[] = []
  mapTexts(contract, props, (text, schema, pointer, holder) => {
    const alt = pictures[text]
    const needsAlt = Array.isArray(schema['eitherOf']) && schema['eitherOf'].includes('alt')
    if (alt && needsAlt && holder['alt'] === undefined && holder['isDecorative'] !== true)
      withoutAlt.push({ holder: pointer.split('/').slice(1, -1), alt })
    return text
  })
  return withoutAlt.reduce<unknown>((value, { holder, alt }) => withAlt(value, holder, alt), props)
}

function withAlt(value: unknown, [step, ...rest]: readonly string[], alt: AltTexts[string]): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? withAlt(item, rest, alt) : item))
  if (!isRecord(value)) return value
  return step === undefined ? { ...value, alt } : { ...value, [step]: withAlt(value[step], rest, alt) }
}
