import { useTranslation } from 'react-i18next'
import { tokenScopes } from '../../../schemas/content-api/scopes.ts'
import { factKinds } from '../../../schemas/facts.ts'
import { kindNames } from '../../../schemas/kinds/index.ts'
import { accessKinds } from '../../../schemas/studio/access.ts'
import { roles } from '../../../schemas/studio/roles.ts'
import { scopeKeys } from '../account/scope-keys.ts'
import { documentNamed, nameOf } from '../documents/find-documents.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { TextLink } from '../kit/text.tsx'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'

/** What is between the parts of a subject; a space only behind the first word: a code or the name of a document. */
const separators = /(, |: |; | → | at | \(|\)| ?[+−]|@\d+|(?<=^\S+) )/

const rejections = [
  'WrongCredentials',
  'WrongCode',
  'WrongPasskey',
  'SingleSignOnRequired',
  'TooManyAttempts',
] as const

/** What the codes mean that calls of a group record, by code. */
function useWords(group: string): ReadonlyMap<string, string> {
  const { t } = useTranslation()
  const ofRoles = roles.map((role) => [role, t(`roles.${role}`)] as const)
  const ofAccess = (['kept', ...accessKinds] as const).map(
    (word) => [word, t(`audit.words.${word}`)] as const,
  )
  const words: Record<string, readonly (readonly [string, string])[]> = {
    session: [...ofAccess, ...rejections.map((type) => [type, t(`audit.words.${type}`)] as const)],
    users: [
      ...ofAccess,
      ...ofRoles,
      ['name', t('users.name')],
      ['password', t('users.resetPassword')],
      ['blocked', t('users.noAccess')],
      ['allowed', t('users.allow')],
    ],
    tokens: tokenScopes.map((scope) => [scope, t(`tokens.scopes.${scopeKeys[scope]}`)]),
    approvals: [
      ...ofRoles,
      ...kindNames.map((kind) => [kind, t(`kinds.${kind}`)] as const),
      ...factKinds.map((fact) => [fact, t(`facts.kinds.${fact}`)] as const),
      ['money-form', t('review.moneyForms')],
    ],
    settings: [
      ['requireSecondFactor', t('users.requireFactor')],
      ['true', t('account.factorOn')],
      ['false', t('users.factorOff')],
    ],
    schedules: [
      ['publish', t('audit.actions.documents.publish')],
      ['archive', t('audit.actions.documents.archive')],
    ],
    reviews: [
      ['approve', t('review.approve')],
      ['changes', t('review.askForChanges')],
    ],
  }
  return new Map(words[group])
}

interface SubjectProps {
  action: string
  text: string
}

/** What an action was about: documents and releases by their titles, codes in words, anything else as it was recorded. */
export function Subject({ action, text }: SubjectProps) {
  const [group = ''] = action.split('.')
  const titleOf = useListedName()
  const time = useTimestamp()
  const words = useWords(group)
  const { data: documents = [] } = useStudioData('documents.list', {})
  const { data: releases = [] } = useStudioData('releases.list', {})

  function shown(part: string, index: number) {
    if (part === ' at ') return ' · '
    if (/^@\d+$/.test(part)) return null
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(part)) return time(part)
    const [, ofReview = group === 'releases' ? part : ''] = /^release\/(\d+)$/.exec(part) ?? []
    const release = releases.find(({ id }) => String(id) === ofReview)
    if (release) return <TextLink to={`/releases/${release.id}`}>{release.name}</TextLink>
    const document = documentNamed(part)
    if (document) {
      const isListed = documents.some((each) => nameOf(each) === part)
      return isListed ? (
        <TextLink to={`/documents/${part}?view=history`}>{titleOf(document)}</TextLink>
      ) : (
        titleOf(document)
      )
    }
    // The login of a user may read like a role.
    return (group === 'users' && index === 0 ? undefined : words.get(part)) ?? part
  }

  return text.split(separators).map((part, index) => <span key={index}>{shown(part, index)}</span>)
}
