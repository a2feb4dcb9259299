import type { Locale } from '../../schemas/locale.ts'
import ru from '../texts/ru.json'
import uz from '../texts/uz.json'

/** What the simulators' pages say. The sandbox is a platform of its own, so its texts are its own too. */
export type Texts = typeof uz

export const texts: Readonly<Record<Locale, Texts>> = { uz, ru }
