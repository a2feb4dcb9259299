import { useCallback, useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { TranslationMark, Translations } from '../../../schemas/studio/translations.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { callStudio } from '../call-studio.ts'
import { nameOf } from '../documents/find-documents.ts'
import { useAction } from '../use-action.ts'
import { nextOpen, type ListedUnit } from './filter-units.ts'
import { OpenedDocument } from './opened-document.tsx'
import { isBlankText } from './plain-text.ts'
import { UnitEditor } from './unit-editor.tsx'
import { UnitFilters } from './unit-filters.tsx'
import { pageSize, UnitList } from './unit-list.tsx'
import { useListedUnits } from './use-listed-units.ts'
import type { TranslationFilter } from './use-unit-filter.ts'
import { Stack } from '../kit/layout.tsx'
import styles from './translations.module.css'

/** Filters use these keys themselves: Alt+Down opens a list. */
const isOwnControl = (target: EventTarget) =>
  target instanceof HTMLSelectElement || target instanceof HTMLInputElement

interface SiteTextsProps {
  translations: Translations
  filter: TranslationFilter
  onFilter: (change: Partial<TranslationFilter>) => void
  onReread: () => Promise<unknown>
}

/** The texts of the site in one language, with the editor of the chosen one. */
export function SiteTexts({ translations, filter, onFilter, onReread }: SiteTextsProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const { locale, source, documents } = translations
  const { units, counts, hasEdits, note } = useListedUnits(translations, filter)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<readonly ListedUnit['document'][]>([])
  const [page, setPage] = useState(0)
  const [announced, setAnnounced] = useState('')
  const last = Math.max(0, Math.ceil(units.length / pageSize) - 1)
  const current = Math.min(page, last)
  const chosen = units.find(({ id }) => id === chosenId) ?? null

  useEffect(() => {
    // In braces: some browsers return a promise, which is no cleanup.
    slot?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [slot])

  function choose(next: ListedUnit | null) {
    setChosenId(next?.id ?? null)
    setAnnounced('')
    if (!next) return
    setPage(Math.floor(units.findIndex(({ id }) => id === next.id) / pageSize))
    setOpened((before) =>
      before.some((each) => nameOf(each) === nameOf(next.document)) ? before : [...before, next.document],
    )
  }

  function step(by: 1 | -1) {
    const next = nextOpen(units, chosenId, by)
    if (next) choose(next)
    else setAnnounced(t('translations.nothingLeft'))
  }

  function closeEditor() {
    choose(null)
    // The editor had the focus, and is gone.
    slot?.closest('li')?.querySelector('button')?.focus()
  }

  function press(event: KeyboardEvent) {
    if (isOwnControl(event.target)) return
    const isNext = (event.altKey && event.key === 'ArrowDown') || (event.ctrlKey && event.key === 'Enter')
    const isPrevious = event.altKey && event.key === 'ArrowUp'
    if (isNext || isPrevious) step(isNext ? 1 : -1)
    else if (event.key === 'Escape' && chosen && !event.defaultPrevented) closeEditor()
    else return
    event.preventDefault()
  }

  const close = useCallback(
    (name: string) => {
      setOpened((before) => before.filter((each) => nameOf(each) !== name))
      // The server has the texts: it knows their states.
      if (hasEdits) void mutate(([call]: unknown[]) => String(call).startsWith('translations.'))
    },
    [hasEdits, mutate],
  )

  const {
    isPending: isMarking,
    reason: markReason,
    run: mark,
  } = useAction(async ({ id, document, unit }: ListedUnit, wanted: TranslationMark | null) => {
    const { kind, key } = document
    const { path, source: from, target } = unit
    const marked = await callStudio('translations.mark', {
      kind,
      key,
      locale,
      path,
      source: from,
      target,
      mark: wanted,
    })
    note(id, { text: marked.target, state: marked.state })
    await mutate(['translations.counts', '{}'])
  })

  return (
    <Stack onKeyDown={press}>
      <UnitFilters filter={filter} onChange={onFilter} counts={counts} documents={documents} />
      <p role="status" className={styles.hint}>
        {announced === '' ? t('translations.count', { count: units.length }) : announced}
        {counts.open > 0 && announced === '' && (
          <Button size="s" variant="ghost" title="Alt + ↓" onClick={() => step(1)}>
            {t('translations.next')}
          </Button>
        )}
      </p>
      {opened.map((document) => (
        <OpenedDocument
          key={nameOf(document)}
          name={document}
          isChosen={chosen !== null && nameOf(chosen.document) === nameOf(document)}
          slot={chosen && nameOf(chosen.document) === nameOf(document) ? slot : null}
          onIdle={() => close(nameOf(document))}
        >
          {(edited) =>
            chosen && (
              <UnitEditor
                key={chosen.id}
                listed={chosen}
                source={source}
                locale={locale}
                edited={edited}
                onText={(text) => {
                  note(chosen.id, { text, state: isBlankText(text) ? 'missing' : 'done' })
                }}
                isMarking={isMarking}
                markReason={markReason}
                onMark={(wanted) => mark(chosen, wanted)}
                onStep={step}
                onClose={closeEditor}
                onStale={() => {
                  choose(null)
                  void onReread()
                }}
              />
            )
          }
        </OpenedDocument>
      ))}
      {units.length === 0 ? (
        <Nothing filter={filter} onFilter={onFilter} />
      ) : (
        <UnitList
          units={units}
          source={source}
          locale={locale}
          page={current}
          onPage={(next) => {
            setPage(next)
            choose(null)
          }}
          chosen={chosen?.id ?? null}
          onChoose={(id) => choose(units.find((each) => each.id === id) ?? null)}
          slotRef={setSlot}
        />
      )}
    </Stack>
  )
}

function Nothing({ filter, onFilter }: Pick<SiteTextsProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation()
  const isAll = filter.query === '' && filter.kind === null && filter.document === null
  const isDone = isAll && filter.state === 'open'
  return (
    <EmptyState
      emblem="star"
      title={t(isDone ? 'translations.complete' : 'translations.none')}
      text={t(isDone ? 'translations.completeText' : 'translations.noneText')}
    >
      <Button
        variant="secondary"
        onClick={() => onFilter({ state: 'all', query: '', kind: null, document: null })}
      >
        {t('translations.showAll')}
      </Button>
    </EmptyState>
  )
}
