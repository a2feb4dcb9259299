import { isKind } from '../../../schemas/kinds/index.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  openTranslationStates,
  translationStates,
  type TranslationStateName,
} from '../../../schemas/studio/translations.ts'
import { callStudio } from '../call-studio.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { localeName } from '../site-locales.ts'
import { useAction } from '../use-action.ts'
import { spreadsheetOf } from './spreadsheet.ts'
import type { TranslationFilter } from './use-unit-filter.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { Hint, Status } from '../kit/text.tsx'
import { Choice, Choices } from '../kit/choice.tsx'

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
  const [format, setFormat] = useState<'xliff' | 'csv'>('xliff')
  const only = documentIn(filter)
  const action = useAction(async () => {
    if (states.length === 0) return t('translations.noStates')
    const made = await callStudio('translations.export', {
      locale: filter.locale,
      states: [...states],
      ...(only && { documents: [only] }),
    })
    if (format === 'csv')
      saveFile(made.name.replace(/xlf$/, 'csv'), new Blob([spreadsheetOf(made.xliff)], { type: 'text/csv' }))
    else saveFile(made.name, new Blob([made.xliff], { type: 'application/x-xliff+xml' }))
    setCount(made.count)
    return undefined
  })

  function toggle(state: TranslationStateName) {
    action.setReason(undefined)
    setCount(null)
    setStates(states.includes(state) ? states.filter((each) => each !== state) : [...states, state])
  }

  const language = localeName(filter.locale)
  return (
    <FormDialog
      title={t('translations.exportTitle', { language })}
      size="m"
      action={action}
      verb={t('translations.download')}
      icon="download"
      cancel={t('close')}
      onClose={onClose}
    >
      <Hint>{t('translations.exportText')}</Hint>
      <Choices legend={t('translations.exportStates')}>
        {translationStates.map((state) => (
          <Choice key={state} checked={states.includes(state)} onChange={() => toggle(state)}>
            {t(`translations.states.${state}`)}
          </Choice>
        ))}
      </Choices>
      <Choices legend={t('translations.format')}>
        {(['xliff', 'csv'] as const).map((each) => (
          <Choice
            key={each}
            type="radio"
            name="format"
            checked={format === each}
            onChange={() => setFormat(each)}
          >
            {t(`translations.formats.${each}`)}
          </Choice>
        ))}
      </Choices>
      <p>{only ? t('translations.exportOnly', { name: titleOf(only) }) : t('translations.exportAll')}</p>
      <Status>{count !== null && t('translations.exported', { count })}</Status>
    </FormDialog>
  )
}
