import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { builtInCodes, type Locale } from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { experimentsIn } from '../../model/experiments.ts'
import { localizedValues } from '../../model/localized-values.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import type { Keep } from './duty.ts'

/** Shares of the text below which most of it, or a part of it, is lost. */
const most = 0.5
const part = 0.85

const lettersOf = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/<[^>]*>|&[a-z#0-9]+;|\s/gi, '').length : 0

/** Letters that visitors can read in a language. `conditions`: those of blocks that count as visible. */
function readable(document: StoredDocument, locale: Locale, conditions: readonly string[]): number {
  const shown = shownBlocks(document)
    .filter((placed) => conditions.includes(placed.conditions))
    .map(({ pointer }) => `${pointer}/props/`)
  return localizedValues(document)
    .filter(({ pointer }) => shown.some((props) => pointer.startsWith(props)))
    .reduce((sum, { value }) => sum + lettersOf(value[locale]), 0)
}

function keepsShare(least: number, document: StoredDocument, before: StoredDocument | null): boolean {
  if (!before) return true
  const conditions = ['[]', ...shownBlocks(before).map((placed) => placed.conditions)]
  return builtInCodes.every(
    (locale) => readable(document, locale, conditions) >= least * readable(before, locale, conditions),
  )
}

/** Keeps most of a text that the law requires: a page with a single sentence left says as little as an empty one. */
export const keepsText: Keep = {
  path: '/blocks',
  lost: phrase`More than half of the text would be missing, hidden or shown to fewer visitors`,
  fix: phrase`Put the text back for everyone, in every language; if a new version is much shorter, publish it in two steps`,
  holds: (document, { before }) => keepsShare(most, document, before),
}

export const keepsEveryPart: Keep = {
  path: '/blocks',
  severity: 'warning',
  lost: phrase`A part of the text would be missing, hidden or shown to fewer visitors`,
  fix: phrase`Make sure that nothing is missing that the law or the licence requires, in every language`,
  holds: (document, { before }) => !keepsShare(most, document, before) || keepsShare(part, document, before),
}

/** Everybody agrees to the same text. */
export const isTheSameForAll: Keep = {
  path: '/blocks',
  isOfWhole: true,
  isLaw: true,
  lost: phrase`With a test, visitors would read different texts, and nobody could say to which of them a player has agreed`,
  fix: phrase`Remove the test; test other pages instead`,
  holds: (document) => experimentsIn(document).length === 0,
}
