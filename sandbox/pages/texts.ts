import { bindTexts } from '../../schemas/bind-words.ts'
import type { Locale } from '../locale.ts'
import marketsRu from '../texts/markets/ru.json'
import marketsUz from '../texts/markets/uz.json'
import ru from '../texts/ru.json'
import smallGamesRu from '../texts/small-games/ru.json'
import smallGamesUz from '../texts/small-games/uz.json'
import uz from '../texts/uz.json'

/** Texts of the simulator pages. The sandbox simulates a separate platform, so it has its own catalogue. */
export type Texts = typeof uz & typeof smallGamesUz & typeof marketsUz

export const texts: Readonly<Record<Locale, Texts>> = {
  uz: bindTexts({ ...uz, ...smallGamesUz, ...marketsUz }, 'uz'),
  ru: bindTexts({ ...ru, ...smallGamesRu, ...marketsRu }, 'ru'),
}
