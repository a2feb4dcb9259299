/** Latin spelling of Cyrillic letters. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'k',
  ғ: 'g',
  ҳ: 'h',
}

/** Spellings that sound alike, longest first. */
const alike: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/dzh|dj/g, 'j'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/kh|x(?=[aeiou])/g, 'h'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** Phonetic form of the words of a text: "Авиора" and "Aviora", or "Phoenix" and "Feniks", become similar. */
export function transliterate(text: string): string[] {
  const written = text
    .toLowerCase()
    .replace(/[а-яёўқғҳ]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[ʻʼ’‘'`\p{M}]/gu, '')
  return written
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => alike.reduce((sound, [pattern, spelling]) => sound.replace(pattern, spelling), word))
}
