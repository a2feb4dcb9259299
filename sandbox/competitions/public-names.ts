import { seededChoice, seededInteger } from '../seeded-random.ts'

const names = [
  'Zafar',
  'Dilshod',
  'Nodira',
  'Sherzod',
  'Malika',
  'Bekzod',
  'Timur',
  'Aziza',
  'Rustam',
  'Kamola',
  'Jasur',
  'Otabek',
  'Lola',
  'Sardor',
  'Feruza',
  'Anvar',
  'Ulugbek',
  'Shahnoza',
  'Islom',
  'Ravshan',
  'Lochin',
  'Yulduz',
  'Barchin',
  'Alisher',
  'Farruh',
  'Gulnora',
  'Husan',
  'Iroda',
  'Jamshid',
  'Kumush',
  'Laylo',
  'Murod',
] as const

const additions = ['', '_uz', 'Pro', '_77', 'X', '_one', 'Lucky', '_tosh', '88', 'Star'] as const

/** Masks a public name shown beside an amount, so that the player cannot be recognized. */
export function masked(name: string): string {
  return name.replace(/^(.).*(.)$/su, '$1***$2')
}

/** Deterministic public name of a simulated player. */
export function seededName(text: string): string {
  const addition = seededChoice(`addition:${text}`, additions)
  return `${seededChoice(`name:${text}`, names)}${addition || seededInteger(`year:${text}`, 90) + 10}`
}
