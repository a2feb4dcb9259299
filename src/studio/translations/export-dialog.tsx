import { isKind } from '../../../schemas/kinds/index.ts'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  openTranslationStates,
  translationStates,
  type TranslationStateName,
} from '../../../schemas/studio/translations.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { localeName } from '../site-locales.ts'
import { Modal } from '../shell/modal.tsx'
import { useAction } from '../use-action.ts'
import type { TranslationFilter } from './use-unit-filter.ts'
import styles from './exchange.module.css'
import shared from './translations.module.css'

interface ExportDialogProps {
  filter: TranslationFilter
  onClose: () => void
}

/** The chosen document of a filter. */
function documentIn({ document }: TranslationFilter) {
  const [kind, key] = document?.split('/') ?? []
  return isKind(kind) && key !== undefined ? { kind, key } : null
}

/** Makes a file for a translation agency: texts in the chosen states, of all documents or the chosen one. */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const [states, setStates] = useState<readonly TranslationStateName[]>(openTranslationStates)
  const [count, setCount] = useState<number | null>(null)
  const only = documentIn(filter)
  const { isPending, reason, setReason, run } = useAction(async () => {
    if (states.length === 0) return t('translations.noStates')
    const made = await callStudio('translations.export', {
      locale: filter.locale,
      states: [...states],
      ...(only && { documents: [only] }),
    })
    saveFile(made.name, new Blob([made.xliff], { type: 'application/x-xliff+xml' }))
    setCount(made.count)
    return undefined
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }

  function toggle(state: TranslationStateName) {
    setReason(undefined)
    setCount(null)
    setStates(states.includes(state) ? states.filter((each) => each !== state) : [...states, state])
  }

  const language = localeName(filter.locale)
  return (
    <Modal className={styles.dialog} onClose={onClose}>
      {(id, close) => (
        <form noValidate className={styles.form} onSubmit={submit}>
          <h2 id={id} className={styles.dialogTitle}>
            {t('translations.exportTitle', { language })}
          </h2>
          <p className={shared.hint}>{t('translations.exportText')}</p>
          <fieldset className={styles.options}>
            <legend>{t('translations.exportStates')}</legend>
            {translationStates.map((state) => (
              <label key={state} className={styles.option}>
                <input type="checkbox" checked={states.includes(state)} onChange={() => toggle(state)} />
                {t(`translations.states.${state}`)}
              </label>
            ))}
          </fieldset>
          <p>{only ? t('translations.exportOnly', { name: titleOf(only) }) : t('translations.exportAll')}</p>
          {reason && (
            <p role="alert" className={shared.problem}>
              {reason}
            </p>
          )}
          <p role="status">{count !== null && t('translations.exported', { count })}</p>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={close}>
              {t('close')}
            </Button>
            <Button type="submit" loading={isPending} icon="download">
              {t('translations.download')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
