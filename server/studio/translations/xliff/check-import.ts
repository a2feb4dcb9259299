import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { countGraphemes } from '../../../../schemas/graphemes.ts'
import { isLocaleCode, isLocaleOf } from '../../../../schemas/locale.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import type { ImportedText, ImportPreview } from '../../../../schemas/studio/translations.ts'
import { documentName, documentNamed } from '../../../content/index.ts'
import type { JudgedDocument } from '../count-texts.ts'
import { canonicalText, codesIn, isBlank, nodesOf, textOf, type InlineNode } from '../inline-codes.ts'
import { sourceOf, type SiteDocuments } from '../site-texts.ts'
import type { SourcedUnit } from '../text-units.ts'
import type { TranslationMemory } from '../translation-memory.ts'
import { canonicalOf, UnitIndex } from './unit-index.ts'
import { readXliff, type ReadUnit } from './xliff-reader.ts'

/** Texts that are compared before other requests are served. */
const textsAtOnce = 50

/** A text to be saved. */
export interface PlannedText {
  document: JudgedDocument
  unit: SourcedUnit
  after: string
  /** The source that it was made for; undefined: the present one. */
  sourceBefore?: string
}

export interface ImportPlan {
  preview: ImportPreview
  changes: PlannedText[]
  outdated: PlannedText[]
  documents: SiteDocuments
}

/** What an import of this file would do. Throws InvalidParameters for a file that is none of ours. */
export async function planImport(
  { translations }: { translations: Pick<TranslationMemory, 'read'> },
  xliff: string,
): Promise<ImportPlan> {
  const { from, to, files } = readXliff(xliff, isLocaleCode)
  const { documents, judged } = await translations.read(to)
  const { languages } = documents
  if (![from, to].every((code) => isLocaleOf(languages, code)))
    throw new StudioError(
      'InvalidParameters',
      phrase`The site does not have the two languages of the file. Check its source and target language`,
      {
        path: '/xliff',
      },
    )
  if (from !== sourceOf(languages, to))
    throw new StudioError('InvalidParameters', phrase`The file has source and translation in reverse`, {
      path: '/xliff',
    })
  const byName = new Map(judged.map((document) => [documentName(document), document]))
  const plan: ImportPlan = {
    documents,
    changes: [],
    outdated: [],
    preview: {
      locale: to,
      changes: [],
      outdated: [],
      invalid: [],
      unchanged: 0,
      untranslated: 0,
      fingerprint: '',
    },
  }
  const seen = new Set<string>()
  let count = 0
  for (const file of files) {
    const document = byName.get(file.name)
    const index = new UnitIndex((document?.units ?? []).map(({ unit }) => unit))
    for (const read of file.units) {
      planText(plan, { document, name: file.name, read, unit: index.find(read) }, seen)
      // Players must not wait for thousands of texts.
      if ((count += 1) % textsAtOnce === 0) await setImmediate()
    }
  }
  const planned = [...plan.changes, ...plan.outdated].map(({ document, unit, after }) => [
    documentName(document),
    unit.path,
    unit.sourceText,
    unit.targetText,
    after,
  ])
  const fingerprint = createHash('sha256').update(JSON.stringify(planned)).digest('base64url')
  return { ...plan, preview: { ...plan.preview, fingerprint } }
}

interface FoundText {
  document: JudgedDocument | undefined
  /** Of the document in the file. */
  name: string
  read: ReadUnit
  unit: SourcedUnit | undefined
}

function planText(plan: ImportPlan, { document, name, read, unit }: FoundText, seen: Set<string>): void {
  const { preview } = plan
  const format = unit?.format ?? 'plain'
  const after = textOf(read.target, format).trim()
  const imported: ImportedText = {
    ...(document ?? documentNamed(name) ?? { kind: 'page' as const, key: name }),
    place: read.place,
    source: unit?.source ?? textOf(read.source, format),
    before: unit?.target ?? '',
    after,
  }
  const shown = shownText(imported)
  if (isBlank(after, format) && !read.fault) {
    preview.untranslated += 1
    return
  }
  if (!document || !unit) {
    const reason = document
      ? phrase`The text is not in the document any more`
      : phrase`This site does not have the document. Check whether the file is from another site`
    preview.invalid.push({ ...shown, reason })
    return
  }
  if (!read.fault && canonicalText(after, format) === unit.targetText) {
    preview.unchanged += 1
    return
  }
  const id = `${name} ${unit.path}`
  const reason = seen.has(id) ? phrase`The file has this text several times` : faultOf(read, unit, after)
  if (reason) {
    preview.invalid.push({ ...shown, reason })
    return
  }
  seen.add(id)
  const sourceBefore = canonicalOf(read.source, format)
  if (sourceBefore !== unit.sourceText) {
    plan.outdated.push({ document, unit, after, sourceBefore })
    preview.outdated.push({ ...shown, sourceBefore })
    return
  }
  const warning = warningFor(read.target, unit)
  plan.changes.push({ document, unit, after })
  preview.changes.push({ ...shown, ...(warning && { warning }) })
}

/** Without the texts of the whole document. */
const shownText = ({ kind, key, title, place, source, before, after }: ImportedText): ImportedText => ({
  kind,
  key,
  ...(title !== undefined && { title }),
  place,
  source,
  before,
  after,
})

/** Why a text cannot be saved. */
function faultOf({ target, fault }: ReadUnit, unit: SourcedUnit, after: string): Phrase | null {
  if (fault) return fault
  const { format, maxLength, sourceText } = unit
  const codes = codesIn(target)
  if (format === 'plain') {
    if ([...codes.keys()].some((code) => code.startsWith('<')))
      return phrase`Markup is not allowed in this text`
    const known = codesIn(nodesOf(sourceText, 'plain'))
    const strange = [...codesIn(nodesOf(after, 'plain')).keys()].find((code) => !known.has(code))
    if (strange !== undefined) return phrase`The source has no placeholder ${strange}`
  } else if (canonicalText(after, format) !== after.replaceAll(/\r\n?/g, '\n'))
    return phrase`It has markup or a link that is not allowed in this text`
  const length = countGraphemes(after)
  if (maxLength !== undefined && length > maxLength)
    return phrase`Has ${length} characters; at most ${maxLength} are allowed`
  return null
}

/** What a user should look at, though it can be saved. */
function warningFor(target: readonly InlineNode[], { format, sourceText }: SourcedUnit): Phrase | null {
  const present = codesIn(format === 'plain' ? nodesOf(textOf(target, format), format) : target)
  const lost = [...codesIn(nodesOf(sourceText, format))]
    .filter(([code, count]) => (present.get(code) ?? 0) < count)
    .map(([code]) => code)
  return lost.length === 0 ? null : phrase`The source has more of these: ${lost.join(' ')}`
}
