import { useMemo } from 'react'
import { registry } from '../../../../registry/index.ts'
import { useLanguage } from '../../use-language.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { componentHelp } from './component-help.ts'
import { fieldLabels, type FieldLabels } from './field-labels.ts'

/** Labels and help texts in the language of the Studio. */
export function useFieldLabels(): FieldLabels {
  const { language } = useLanguage()
  const key = `studio.${language}`
  const { data } = useStudioData('documents.read', language === 'en' ? null : { kind: 'messages', key })
  return useMemo(
    () => fieldLabels(language, componentHelp(data?.body, registry.values())),
    [language, data?.body],
  )
}
