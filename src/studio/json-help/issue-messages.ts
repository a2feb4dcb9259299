import type { TFunction } from 'i18next'
import { isLocale, locales } from '../../../schemas/locale.ts'
import type { FieldWords } from '../fields/field-words.ts'
import type { Fault } from './contract-issues.ts'

/** Maximum number of names or values listed in one message. */
const told = 20

function listed(names: readonly string[]): string {
  return names.length > told ? `${names.slice(0, told).join(', ')}, …` : names.join(', ')
}

/** The message for a contract issue, including the contract's description of the field. */
export function faultWords(fault: Fault, t: TFunction, words: FieldWords): string {
  const { kind, name = '', limit, found, allowed = [], help } = fault
  if (kind === 'missing' && isLocale(name))
    return t('json.faults.translation', { language: languageOf(name) })
  const language = fault.pointer.slice(fault.pointer.lastIndexOf('/') + 1)
  if (kind === 'empty' && isLocale(language))
    return t('json.faults.translation', { language: languageOf(language) })
  const typeName = (type: string | number) => t([`json.types.${type}`, 'json.types.unknown'])
  const reason =
    kind === 'type'
      ? t('json.faults.type', { wanted: allowed.map(typeName).join(', '), found: typeName(found ?? '') })
      : t(`json.faults.${kind}`, { name, limit, found, allowed: listed(allowed) })
  const known = kind === 'unknown' && allowed.length > 0 ? t('json.known', { names: listed(allowed) }) : ''
  return [reason, known, help && words.helpOf(help)].filter(Boolean).join(' ')
}

const languageOf = (code: string) => locales.find((locale) => locale.code === code)?.name ?? code
