import type { DocumentKind, StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { Phrase } from '../../../../schemas/phrase.ts'
import type { PublishContext } from '../context.ts'

/** What a check of a duty can read. */
export interface DutyContext extends Pick<PublishContext, 'registry' | 'site'> {
  /** The version that players see now; null while that version itself is checked, and for a new document. */
  before: StoredDocument | null
}

/**
 * Something that a document must keep. It is compared with the published version, so that a site which never had it
 * can still be published.
 */
export interface Keep {
  /** JSON pointer to the place that an editor has to change. */
  path: string
  /** A sentence without a full stop: what is wrong. */
  lost: Phrase
  /** What to do about it. */
  fix: Phrase
  /** Defaults to error. */
  severity?: 'warning'
  /** Required by law: new documents need it, too. */
  isLaw?: true
  /** Checked of the document itself rather than of what the visitors of each variant of its tests see. */
  isOfWhole?: true
  holds: (document: StoredDocument, context: DutyContext) => boolean | Promise<boolean>
}

/** A document that the application reads, or to which the law binds the site. */
export interface Duty {
  kind: DocumentKind
  /** Forms and popups: their role. */
  key: string
  /** A sentence without a full stop: what players lose without it. */
  purpose: Phrase
  /** The settings name the document, so another one can take its place. */
  isReplaceable?: true
  keeps?: readonly Keep[]
}
