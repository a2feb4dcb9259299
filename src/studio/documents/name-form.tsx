import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hasAddress, kindOf } from '../../../schemas/kinds/index.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useSiteLocale } from '../use-language.ts'
import { hasTitle } from './has-title.ts'
import { KeyField } from './key-field.tsx'
import { freeKeyLike, nameFrom } from './key-from.ts'
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

/** A key to begin with; none where it becomes an address or a host that people see. */
function freeKey({ id, kind }: DocumentTemplate, documents: readonly DocumentSummary[]): string {
  if (kindOf(kind).isKeyPublic) return ''
  return freeKeyLike(id.slice(id.indexOf('-') + 1), kind, documents)
}
