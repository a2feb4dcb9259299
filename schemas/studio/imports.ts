import type { Static } from 'typebox'
import type { ImportChange as ChangeContract, ImportPreview, ImportResult } from '../content-api/transfer.ts'
import type { DocumentIssue } from '../issue.ts'

/** A document that differs between two sites, with issues that can be translated. */
export type ImportChange = Omit<Static<typeof ChangeContract>, 'issues'> & { issues: DocumentIssue[] }

/** What an import would change. */
export type ImportAnswer = Omit<Static<typeof ImportPreview>, 'changes'> & { changes: ImportChange[] }

/** `imported: false`: the issues say why nothing was imported. */
export type ImportOutcome =
  | ({ imported: true } & Omit<Static<typeof ImportResult>, 'issues'> & { issues: DocumentIssue[] })
  | { imported: false; issues: DocumentIssue[] }
