import type { TFunction } from 'i18next'
import { isLocale, locales } from '../../../schemas/locale.ts'
import type { FieldLabels } from '../fields/field-labels.ts'
import type { ContractIssue } from './contract-issues.ts'

/** Maximum number of names or values listed in one message. */
const maxListed = 20

function listed(names: readonly string[]): string {
  return names.length > maxListed ? `${names.slice(0, maxListed).join(', ')}, …` : names.join(', ')
}

/** The message for a contract issue, including the contract's description of the field. */
export function contractIssueMessage(issue: ContractIssue, t: TFunction, labels: FieldLabels): string {
  const { code, name = '', limit, found, allowed = [], hint } = issue
  if (code === 'missing' && isLocale(name))
    return t('json.issues.translation', { language: languageOf(name) })
  const language = issue.path.slice(issue.path.lastIndexOf('/') + 1)
  if (code === 'empty' && isLocale(language))
    return t('json.issues.translation', { language: languageOf(language) })
  const typeName = (type: string | number) => t([`json.types.${type}`, 'json.types.unknown'])
  const message =
    code === 'type'
      ? t('json.issues.type', { wanted: allowed.map(typeName).join(', '), found: typeName(found ?? '') })
      : t(`json.issues.${code}`, { name, limit, found, allowed: listed(allowed) })
  const known = code === 'unknown' && allowed.length > 0 ? t('json.known', { names: listed(allowed) }) : ''
  return [message, known, hint && labels.helpOf(hint)].filter(Boolean).join(' ')
}

const languageOf = (code: string) => locales.find((locale) => locale.code === code)?.name ?? code
