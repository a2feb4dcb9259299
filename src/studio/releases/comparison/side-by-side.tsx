import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { idInPage } from '../../editor/editor-address.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { usePreviewAddress } from '../../preview/use-preview-address.ts'
import { SegmentedChoice } from '../../segments/segmented-choice.tsx'
import { ChangeFrames } from './change-frames.tsx'
import { ChangeSteps } from './change-steps.tsx'
import { changedBlocks, type ChangedBlock, type PageChanges } from './changed-blocks.ts'
import { ComparedPage, type Shown } from './compared-page.tsx'
import { useComparedPage } from './use-compared-page.ts'
import { Row } from '../../kit/layout.tsx'
import styles from './comparison.module.css'

type Body = Record<string, unknown> | null

interface SideBySideProps {
  kind: DocumentKind
  name: string
  /** When the later state was stored. */
  changedAt: string
  /** Content before the change; null: it is not on the site. */
  before: Body
  /** Content after the change; null: it is removed from the site. */
  after: Body
  then: { title: string; shown: Shown }
}

/** The page of a document as it is now on the site, and as it will be, with the changed blocks outlined. */
export function SideBySide({ kind, name, changedAt, before, after, then }: SideBySideProps) {
  const { t } = useTranslation()
  const address = usePreviewAddress(kind, name, changedAt)
  const changes = useMemo(() => changedBlocks(kind, before ?? {}, after ?? {}), [kind, before, after])
  if (changes.blocks.length + changes.others === 0)
    return <EmptyState emblem="star" title={t('releases.same')} text={t('comparison.sameText')} />
  return (
    <Loaded reading={address} waiting={<p className={styles.hint}>{t('loading')}</p>}>
      {({ path, reason, forPlayers }) =>
        path === null ? (
          <EmptyState
            emblem="bolt"
            title={t('comparison.failed')}
            text={reason && t(`preview.reasons.${reason === 'errors' ? 'errorsOnly' : reason}`)}
          />
        ) : (
          <>
            {reason === 'errors' && <p className={styles.hint}>{t('preview.reasons.errors')}</p>}
            <Pages
              key={changedAt}
              path={path}
              forPlayers={forPlayers}
              {...{ kind, changes, then, isNew: before === null, isRemoved: after === null }}
            />
          </>
        )
      }
    </Loaded>
  )
}

const widths = { phone: 390, tablet: 820, desktop: 1440 } as const
type Width = keyof typeof widths
const widthNames = ['phone', 'tablet', 'desktop'] as const
const sides = ['before', 'after'] as const
type Side = (typeof sides)[number]

/** Documents that are pages, or parts of them, of their own; others change pages that are there without them. */
const ownPages: readonly DocumentKind[] = ['page', 'article', 'section', 'popup', 'layout']

/** The side on which a block cannot be displayed. */
const lackingSide = { added: 'before', removed: 'after', changed: null, moved: null } as const

interface PagesProps extends Pick<SideBySideProps, 'kind' | 'then'> {
  changes: PageChanges
  path: string
  forPlayers: boolean
  isNew: boolean
  isRemoved: boolean
}

function Pages({ kind, changes, path, forPlayers, isNew, isRemoved, then }: PagesProps) {
  const { t } = useTranslation()
  const [width, setWidth] = useState<Width>('phone')
  const [side, setSide] = useState<Side>('after')
  const [chosen, setChosen] = useState<number | null>(null)
  const pages = { before: useComparedPage(), after: useComparedPage() }
  const inPage = (id: string) => idInPage(kind, id)
  const change = chosen === null ? null : (changes.blocks[chosen] ?? null)
  const boxes = sides.map((each) => pages[each].boxes)
  const isOutOfSight =
    change !== null &&
    boxes.some((each) => each !== null) &&
    !boxes.some((each) => each?.some(({ id }) => id === inPage(change.id)))

  function reveal(next: ChangedBlock) {
    for (const each of sides) {
      const id = idOn(each, next)
      if (id !== null) pages[each].reveal(inPage(id))
    }
  }
  // Pages of another width have the block elsewhere.
  const revealAgain = useEffectEvent(() => change && reveal(change))
  useEffect(() => {
    revealAgain()
  }, [width])

  function choose(index: number) {
    const next = changes.blocks[index]
    if (!next) return
    setChosen(index)
    reveal(next)
    const lacking = lackingSide[next.kind]
    if (lacking === side) setSide(lacking === 'before' ? 'after' : 'before')
  }

  const isOwn = ownPages.includes(kind)
  const shownOn = {
    before: {
      title: t('releases.now'),
      shown: { documents: [] },
      missing: isNew && isOwn ? t('comparison.notYet') : null,
    },
    after: { ...then, missing: isRemoved && isOwn ? t('comparison.removed') : null },
  }
  return (
    <div className={styles.comparison}>
      <Row gap={12} justify="between">
        <ChangeSteps {...{ changes, chosen, isOutOfSight }} onChoose={choose} />
        <SegmentedChoice
          label={t('preview.width')}
          className={styles.choice}
          value={width}
          onChange={setWidth}
          options={widthNames.map((value) => ({ value, label: t(`comparison.widths.${value}`) }))}
        />
        <SegmentedChoice
          label={t('comparison.sides')}
          className={styles.sides}
          value={side}
          onChange={setSide}
          options={sides.map((value) => ({ value, label: t(`comparison.side.${value}`) }))}
        />
      </Row>
      <div className={styles.pages} data-width={width}>
        {sides.map((each) => (
          <ComparedPage
            key={each}
            {...shownOn[each]}
            frame={pages[each].frame}
            path={path}
            visitor={{ who: forPlayers ? 'player' : 'guest' }}
            width={widths[width]}
            isBehind={each !== side}
          >
            {(fit) => (
              <ChangeFrames
                changes={changes.blocks}
                chosen={change}
                boxes={pages[each].boxes ?? []}
                idInPage={inPage}
                fit={fit}
              />
            )}
          </ComparedPage>
        ))}
      </div>
    </div>
  )
}

/** The block that a page scrolls to for a change. */
const idOn = (side: Side, { id, kind, near }: ChangedBlock) => (lackingSide[kind] === side ? near : id)
