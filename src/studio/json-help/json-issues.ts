import type { TFunction } from 'i18next'
import { jsonParseLinter } from '@codemirror/lang-json'
import type { Diagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { Issue } from '../../../schemas/issue.ts'
import { parseBody } from '../editor/saving/draft-saver.ts'
import { placeOf } from '../editor/json/json-ranges.ts'
import { contractIssues } from './contract-issues.ts'
import type { TranslateIssue } from '../issues/translate-issue.ts'
import { wholeTree } from './whole-tree.ts'

const findSyntaxErrors = jsonParseLinter()

/** Input of the linter. */
export interface JsonIssueInput {
  kind: DocumentKind
  name: string
  t: TFunction
  translateIssue: TranslateIssue
  /** Publishing issues of the saved text. */
  issues: readonly Issue[]
}

/**
 * The problems of a text with their ranges: syntax errors, or else contract violations as they are typed, and
 * other publishing issues.
 */
export function jsonIssues(view: EditorView, input: JsonIssueInput): Diagnostic[] {
  const { kind, name, t, translateIssue, issues } = input
  const { state } = view
  const text = state.doc.toString()
  const broken = findSyntaxErrors(view).map((found) => ({ ...found, message: t('json.broken') }))
  if (broken.length > 0) return broken
  const body = parseBody(text)
  if (!body) return [{ from: 0, to: state.doc.length, severity: 'error', message: t('json.noObject') }]
  const tree = wholeTree(state)
  const found = contractIssues(kind, name, body).map((issue) => ({ ...issue, ...translateIssue(issue) }))
  const paths = new Set(found.map(({ path }) => path))
  return [...found, ...issues.filter(({ path }) => !paths.has(path))].map(
    ({ code, severity, path, message, hint }) => ({
      ...placeOf(tree, text, path, code === 'unknown-field'),
      severity,
      message: hint ? `${message.replace(/\.$/, '')}. ${hint}` : message,
    }),
  )
}
