import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyContract, hasAddress, kindOf, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useSiteLocale } from '../use-language.ts'
import { KeyField } from './key-field.tsx'
import { nameFrom } from './key-from.ts'
import { addressOf, type DocumentTemplate } from './templates/templates.ts'
import { withTitle } from './templates/with-title.ts'
import { useCreate } from './use-create.ts'
import { useTemplateTitle } from './use-template-title.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Stack } from '../kit/layout.tsx'
import styles from './new-document.module.css'

interface NameFormProps {
  template: DocumentTemplate
  documents: readonly DocumentSummary[]
  onMade: () => void
}

/** Names a document and creates it from a template. */
export function NameForm({ template, documents, onMade }: NameFormProps) {
  const { t } = useTranslation()
  const { id, kind, key: fixedKey } = template
  const name = useTemplateTitle()(template)
  const locale = useSiteLocale()
  // Pages have a title that players and lists show.
  const isPage = hasAddress(kind) && fixedKey === undefined
  const isTitled = !isPage && fixedKey === undefined && hasTitle(kind)
  const isName = isPage || isTitled
  const [typed, setTyped] = useState(fixedKey ?? (isTitled ? '' : freeKey(template, documents)))
  const { key, title = isTitled ? typed : undefined } = isName ? nameFrom(typed) : { key: typed }
  const address = template.addressFor?.(key) ?? addressOf(key)
  const { isPending, reason, setReason, run } = useCreate(documents, onMade)
  const form = useInvalidFocus(reason)
  const isAtAddress = (hasAddress(kind) || kindOf(kind).describedField !== undefined) && key !== ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const body = async () => {
      const made = await template.bodyFor(key)
      return title === undefined ? made : withTitle(made, title, locale)
    }
    run({ kind, key, address, body })
  }

  return (
    <Stack ref={form} as="form" gap={16} noValidate onSubmit={submit}>
      <p>
        <strong>{t(`templates.${id}.name`, { name })}</strong>
        <span className={styles.note}>{t(`templates.${id}.text`)}</span>
      </p>
      {fixedKey === undefined && (
        <KeyField
          value={typed}
          label={isName ? t('documents.pageName') : undefined}
          hint={
            isAtAddress
              ? t(title === undefined ? 'documents.addressWillBe' : 'documents.titleWillBe', {
                  address,
                })
              : isName
                ? t(isPage ? 'documents.pageNameHint' : 'documents.nameHint')
                : undefined
          }
          reason={reason}
          isName={isName}
          onChange={(next) => {
            setTyped(next)
            setReason(undefined)
          }}
        />
      )}
      {fixedKey !== undefined && <ActionError reason={reason} />}
      {/* Without a name to type, Enter creates the document. */}
      <Button
        ref={(button) => {
          // React leaves the attribute out, by which an opening dialog chooses what to focus.
          if (fixedKey !== undefined) button?.setAttribute('autofocus', '')
        }}
        type="submit"
        autoFocus={fixedKey !== undefined}
        loading={isPending}
      >
        {t('documents.create')}
      </Button>
    </Stack>
  )
}

/** Whether every document of a kind has a title in each language, by which lists name it. */
function hasTitle(kind: DocumentKind): boolean {
  const contract: JsonSchema = { ...bodyContract(kind, '') }
  const { required } = contract
  return Array.isArray(required) && required.includes('title')
}

/** A key to begin with; none where it becomes an address or a host that people see. */
function freeKey({ id, kind }: DocumentTemplate, documents: readonly DocumentSummary[]): string {
  if (kindOf(kind).isKeyPublic) return ''
  const taken = new Set(documents.filter((document) => document.kind === kind).map(({ key }) => key))
  const name = id.slice(id.indexOf('-') + 1)
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? name : `${name}-${count}`
    if (!taken.has(key)) return key
  }
}
