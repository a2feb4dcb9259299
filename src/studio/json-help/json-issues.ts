import type { TFunction } from 'i18next'
import { jsonParseLinter } from '@codemirror/lang-json'
import type { Diagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { parseBody } from '../editor/draft-saver.ts'
import { placeOf } from '../editor/json-ranges.ts'
import { contractIssues } from './contract-issues.ts'
import { contractIssueMessage } from './issue-messages.ts'
import type { ContractLabels } from './json-completions.ts'
import { wholeTree } from './whole-tree.ts'

const findSyntaxErrors = jsonParseLinter()

/** Input of the linter. */
export interface JsonIssueInput extends ContractLabels {
  t: TFunction
  /** Publishing issues of the saved text. */
  issues: readonly DocumentIssue[]
}

/**
 * The problems of a text with their ranges: syntax errors, or else contract violations as they are typed, and
 * other publishing issues.
 */
export function jsonIssues(view: EditorView, { contract, labels, t, issues }: JsonIssueInput): Diagnostic[] {
  const { state } = view
  const text = state.doc.toString()
  const broken = findSyntaxErrors(view).map((found) => ({ ...found, message: t('json.broken') }))
  if (broken.length > 0) return broken
  const body = parseBody(text)
  if (!body) return [{ from: 0, to: state.doc.length, severity: 'error', message: t('json.noObject') }]
  const tree = wholeTree(state)
  const found = contractIssues(contract, body)
  const paths = new Set(found.map(({ path }) => path))
  return [
    ...found.map((issue): Diagnostic => ({
      ...placeOf(tree, text, issue.path, issue.code === 'unknown'),
      severity: 'error',
      message: contractIssueMessage(issue, t, labels),
    })),
    ...issues
      .filter(({ path }) => !paths.has(path))
      .map(({ severity, path, message, hint }): Diagnostic => ({
        ...placeOf(tree, text, path),
        severity,
        message: hint ? `${message} ${hint}` : message,
      })),
  ]
}
