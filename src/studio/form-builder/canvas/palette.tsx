import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/art/icon.tsx'
import { useLanguage } from '../../use-language.ts'
import { kindGroups, kindIcons, kindTexts, type FieldKind } from '../model/field-kinds.ts'
import { Stack } from '../../kit/layout.tsx'
import styles from './canvas.module.css'

interface PaletteProps {
  onAdd: (kind: FieldKind) => void
  /** A kind is dragged, or no longer. */
  onDrag: (kind: FieldKind | null) => void
  /** Starts a step at the selected field; undefined: none can start there. */
  onStep: (() => void) | undefined
}

const groupNames = ['contacts', 'data', 'choice', 'money', 'structure'] as const

/** All kinds of fields, to be clicked or dragged onto the form. */
export function Palette({ onAdd, onDrag, onStep }: PaletteProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase(language)
  const isWanted = (...texts: readonly string[]) =>
    texts.some((text) => text.toLocaleLowerCase(language).includes(wanted))
  const step = { name: t('builder.palette.step'), help: t('builder.palette.stepHelp') }
  const groups = groupNames
    .map((name) => ({
      name,
      kinds: kindGroups[name]
        .map((kind) => ({ kind, ...kindTexts(kind, language) }))
        .filter(({ name: own, help }) => isWanted(own, help)),
      hasStep: name === 'structure' && isWanted(step.name, step.help),
    }))
    .filter(({ kinds, hasStep }) => kinds.length > 0 || hasStep)
  return (
    <Stack as="section" gap={10} aria-label={t('builder.palette.title')}>
      <h2 className={styles.paletteTitle}>{t('builder.palette.title')}</h2>
      <input
        type="search"
        className={styles.search}
        aria-label={t('builder.palette.search')}
        placeholder={t('builder.palette.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className={styles.groups}>
        {groups.map(({ name, kinds, hasStep }) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.groupName}>{t(`builder.palette.${name}`)}</h3>
            <ul className={styles.kinds}>
              {kinds.map(({ kind, name: label, help }) => (
                <li key={kind}>
                  <button
                    type="button"
                    draggable
                    className={styles.kind}
                    title={help}
                    onClick={() => onAdd(kind)}
                    onDragStart={(event) => {
                      event.dataTransfer.setData('text/plain', kind)
                      event.dataTransfer.effectAllowed = 'copy'
                      onDrag(kind)
                    }}
                    onDragEnd={() => onDrag(null)}
                  >
                    <Icon name={kindIcons[kind]} size={16} />
                    {label}
                  </button>
                </li>
              ))}
              {hasStep && (
                <li>
                  <button
                    type="button"
                    className={styles.kind}
                    title={step.help}
                    disabled={!onStep}
                    onClick={onStep}
                  >
                    <Icon name="arrow-right" size={16} />
                    {step.name}
                  </button>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
      <p role="status" className={styles.help}>
        {groups.length === 0 ? t('builder.palette.none') : t('builder.palette.after')}
      </p>
    </Stack>
  )
}
