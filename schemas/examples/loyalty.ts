import type { LoyaltyProgram } from '../api/entities/loyalty.ts'

const level = (number: number, name: string, min_points: number, is_reached = false) => ({
  level: number,
  name,
  min_points,
  benefits: ['Haftalik keshbek 5%', 'Doʻkonda pul sovgʻalari'],
  is_reached,
})

/** A loyalty program for the examples of blocks. */
export const exampleProgram: LoyaltyProgram = {
  id: 1,
  sysname: 'marra-club',
  name: 'Marra klubi',
  description: 'Har 10,000 soʻmlik stavka — 1 ball. Daraja keshbekni oshiradi.',
  rules: 'Faqat oʻz pulingizdan qilingan stavkalar sanaladi.\n\nOʻyin daromad manbai emas. Faqat 18+.',
  is_active: true,
  image_url: null,
  levels: [
    level(1, 'Bronza', 0, true),
    level(2, 'Kumush', 500, true),
    level(3, 'Oltin', 2500),
    level(4, 'Platina', 6000),
  ],
}
