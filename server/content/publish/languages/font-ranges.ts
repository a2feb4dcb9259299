import fonts from '../../../../src/ui/styles/fonts.css?raw'

type Range = readonly [first: number, last: number]

/** The characters of the fonts of the interface. */
const ranges: readonly Range[] = [
  ...fonts.matchAll(/font-family: 'Onest Variable';[^}]*unicode-range:([^;]*);/g),
]
  .flatMap(([, list = '']) => list.split(','))
  .flatMap((range): Range[] => {
    const [, first, last = first] = /U\+([\dA-F]+)(?:-([\dA-F]+))?/i.exec(range) ?? []
    return first === undefined || last === undefined ? [] : [[parseInt(first, 16), parseInt(last, 16)]]
  })

const isCovered = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/** The letters of a text that the fonts lack, each once. */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set(text.match(/\p{L}/gu))].filter((letter) => !isCovered(letter))
}
