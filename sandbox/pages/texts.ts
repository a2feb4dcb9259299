import { bindTexts } from '../../schemas/bind-words.ts'
import type { Locale } from '../../schemas/locale.ts'
import ru from '../texts/ru.json'
import smallGamesRu from '../texts/small-games/ru.json'
import smallGamesUz from '../texts/small-games/uz.json'
import uz from '../texts/uz.json'

/** Texts of the simulator pages. The sandbox simulates a separate platform, so it has its own catalogue. */
export type Texts = typeof uz & typeof smallGamesUz

export const texts: Readonly<Record<Locale, Texts>> = {
  uz: bindTexts({ ...uz, ...smallGamesUz }, 'uz'),
  ru: bindTexts({ ...ru, ...smallGamesRu }, 'ru'),
}
