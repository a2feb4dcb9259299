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

/** A public name as others see it beside a sum of money: nobody is recognised by it. */
export function masked(name: string): string {
  return name.replace(/^(.).*(.)$/su, '$1***$2')
}

/** Public name of somebody made up; the same for the same text. */
export function seededName(text: string): string {
  const addition = seededChoice(`addition:${text}`, additions)
  return `${seededChoice(`name:${text}`, names)}${addition || seededInteger(`year:${text}`, 90) + 10}`
}
