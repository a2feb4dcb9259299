import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorType } from '../../../schemas/api/errors.ts'
import { toPointer } from '../../../schemas/json-schema.ts'
import { defaultLocale, fallbackChain, inBuiltIn, isBuiltIn, type Locale } from '../../../schemas/locale.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import type { EditedDocument } from '../editor/use-document.ts'
import type { useSelection } from '../editor/use-selection.ts'
import { localeName, useSiteLocales } from '../site-locales.ts'
import { useSiteLocale } from '../use-language.ts'
import { setAt } from '../json-path.ts'
import previewStyles from '../preview/preview.module.css'
import { ToolSelect } from '../kit/small-field.tsx'
import { EditMode } from './canvas/edit-mode.tsx'
import { ErrorsMode } from './errors/errors-mode.tsx'
import { Message } from '../kit/message.tsx'
import styles from './form-builder.module.css'
import { listAt } from './model/form-edit.ts'
import { DrawnForm } from './preview/drawn-form.tsx'
import { lacksTexts } from './preview/renderable-form.ts'
import { schemes, type Scheme } from './preview/theme-scope.ts'
import { useSiteTheme } from './preview/use-site-theme.ts'
import { WiringView } from './wiring/wiring-view.tsx'

const modes = ['edit', 'try', 'errors', 'wiring'] as const
export type StageMode = (typeof modes)[number]

const widths = ['390', '820'] as const
type Width = (typeof widths)[number]

/** Values to try the form with; a new object fills it in again. */
export interface ShownValues {
  values: unknown
}

interface FormStageProps {
  name: string
  edited: EditedDocument
  selection: ReturnType<typeof useSelection>
  mode: StageMode
  onMode: (mode: StageMode) => void
  shown: ShownValues | null
  isReadOnly: boolean
  /** Leads to the field of a JSON pointer. */
  onJump: (pointer: string) => void
  onNotice: (notice: string) => void
}

/** The form beside its settings: edited, tried, with all its messages, or with its ways to the platform. */
export function FormStage(props: FormStageProps) {
  const { name, edited, selection, mode, onMode, shown, isReadOnly, onJump, onNotice } = props
  const { t } = useTranslation()
  const panel = useId()
  const [locale, setLocale] = useState<Locale>(useSiteLocale())
  const locales = useSiteLocales()
  const [width, setWidth] = useState<Width>('390')
  const { defaultScheme = 'dark' } = useSiteTheme()
  const [chosenScheme, setScheme] = useState<Scheme | null>(null)
  const [timesShown, setTimesShown] = useState({ shown, count: 0 })
  const scheme = chosenScheme ?? defaultScheme
  const { body } = edited
  const isDrawn = mode === 'edit' || mode === 'try'
  const added = isDrawn && !isBuiltIn(locale) ? locales.find(({ code }) => code === locale) : undefined
  const completed = body && added && lacksTexts(body, added) ? added : undefined
  const [, completing = defaultLocale] = fallbackChain(locales, locale)
  if (timesShown.shown !== shown) setTimesShown({ shown, count: timesShown.count + 1 })

  /** Adds a handler of an error of the platform, and leads to its text. */
  function handle(errorType: ApiErrorType) {
    const handlers = listAt(body, ['submit', 'onError'])
    edited.edit((draft) => {
      setAt(draft, ['submit', 'onError'], [...handlers, { errorType, message: inBuiltIn(() => '') }])
    }, 'submit/onError')
    onJump(toPointer(['submit', 'onError', handlers.length, 'message', defaultLocale]))
  }

  return (
    <section className={previewStyles.preview} aria-label={t('preview.title')} data-part="" tabIndex={-1}>
      <div className={previewStyles.bar}>
        <Tabs
          className={previewStyles.widths}
          label={t('builder.modes.title')}
          value={mode}
          onChange={onMode}
          tabs={modes.map((value) => ({ value, label: t(`builder.modes.${value}`), controls: panel }))}
        />
        {isDrawn && (
          <>
            <ToolSelect
              className={previewStyles.control}
              label={t('preview.locale')}
              value={locale}
              options={locales.map(({ code, name: language }) => ({ value: code, label: language }))}
              onChange={setLocale}
            />
            <ToolSelect
              className={previewStyles.control}
              label={t('preview.scheme')}
              value={scheme}
              options={schemes.map((value) => ({ value, label: t(`preview.schemes.${value}`) }))}
              onChange={setScheme}
            />
          </>
        )}
        {mode === 'try' && (
          <ToolSelect
            className={previewStyles.control}
            label={t('preview.width')}
            value={width}
            options={widths.map((value) => ({ value, label: value }))}
            onChange={setWidth}
          />
        )}
      </div>
      {completed && (
        <Message tone="info" className={styles.completed}>
          {t('builder.completed', { language: completed.name, fallback: localeName(completing) })}
        </Message>
      )}
      <div
        id={panel}
        role="tabpanel"
        aria-label={t(`builder.modes.${mode}`)}
        className={styles.stage}
        data-mode={mode}
      >
        {mode === 'edit' && body && (
          <EditMode {...{ name, body, edited, selection, isReadOnly, onNotice, locale, scheme }} />
        )}
        {(mode === 'try' || !body) && (
          <div data-own-undo="">
            <DrawnForm
              key={`${locale} ${timesShown.count}`}
              id="preview"
              name={name}
              body={body}
              locale={locale}
              width={Number(width)}
              scheme={scheme}
              values={shown?.values}
            />
          </div>
        )}
        {mode === 'errors' && body && (
          <ErrorsMode
            body={body}
            edit={edited.edit}
            isReadOnly={isReadOnly}
            onJump={onJump}
            onField={({ path }) => selection.select(path)}
            onHandle={handle}
          />
        )}
        {mode === 'wiring' && body && (
          <WiringView
            body={body}
            onField={({ path }) => selection.select(path)}
            onSettings={(pointer) => onJump(pointer)}
            onHandle={isReadOnly ? undefined : handle}
          />
        )}
      </div>
    </section>
  )
}
