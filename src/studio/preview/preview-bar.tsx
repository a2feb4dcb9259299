import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../ui/controls/button.tsx'
import { SegmentedChoice } from '../segments/segmented-choice.tsx'
import { useSiteLocales } from '../site-locales.ts'
import { AddressForm } from './address-form.tsx'
import { ActionMenu } from '../menu/action-menu.tsx'
import type { CanvasStore } from './canvas/canvas-store.ts'
import { zooms, type Zoom } from './canvas/fit.ts'
import { Conditions } from './conditions.tsx'
import { MomentChoice } from './moment-choice.tsx'
import { ToolSelect } from '../kit/small-field.tsx'
import { VisitorChoice, VisitorConditions, type Viewer } from './visitor-choice.tsx'
import styles from './preview.module.css'

export const widths = ['390', '820', '1280', '1440'] as const
export type Width = (typeof widths)[number]

interface PreviewBarProps {
  canvas: CanvasStore
  width: Width
  onWidth: (width: Width) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  viewer: Viewer
  onViewer: (viewer: Viewer) => void
  /** The displayed path. */
  path: string
  /** Whether another path than the document's own was asked for. */
  isAsked: boolean
  /** Empty: the document's own. */
  onPath: (path: string) => void
  at: string | undefined
  onAt: (at: string | undefined) => void
  /** Whether a click selects a block. */
  chooses: boolean
  onChooses: (chooses: boolean) => void
  /** What can be done with the displayed page. */
  children: ReactNode
}

/** How the page is shown: what is chosen often in a row, the rest as conditions. */
export function PreviewBar({
  canvas,
  width,
  zoom,
  viewer,
  path,
  isAsked,
  at,
  chooses,
  ...props
}: PreviewBarProps) {
  const { t } = useTranslation()
  const locales = useSiteLocales()
  const locale = useStore(canvas, (state) => state.locale)
  const [timesReset, setTimesReset] = useState(0)
  const visitor = viewer === 'own' ? null : viewer
  const { country, campaign, fault } = visitor ?? {}
  const count = [country, campaign, fault, at].filter((each) => each !== undefined).length + (isAsked ? 1 : 0)

  function reset() {
    setTimesReset(timesReset + 1)
    props.onPath('')
    props.onAt(undefined)
    if (visitor) props.onViewer({ who: visitor.who })
  }

  return (
    <div className={styles.bar}>
      <SegmentedChoice
        label={t('preview.width')}
        className={styles.widths}
        value={width}
        onChange={props.onWidth}
        options={widths.map((value) => ({ value, label: value }))}
      />
      <ActionMenu
        label={t('preview.zoom', { zoom: t(`preview.zooms.${zoom}`) })}
        icon="zoom"
        variant="outline"
        className={styles.zoom}
        groups={[
          zooms.map((value) => ({
            label: t(`preview.zooms.${value}`),
            isChosen: value === zoom,
            run: () => props.onZoom(value),
          })),
        ]}
      />
      <ToolSelect
        className={styles.control}
        label={t('preview.locale')}
        value={locale}
        options={locales.map(({ code, name: language }) => ({ value: code, label: language }))}
        onChange={(value) => canvas.setState({ locale: value })}
      />
      <VisitorChoice viewer={viewer} onChange={props.onViewer} />
      <Conditions count={count}>
        <AddressForm path={path} onShow={props.onPath} />
        <VisitorConditions viewer={viewer} onChange={props.onViewer} />
        <MomentChoice key={timesReset} onChoose={props.onAt} />
        <label className={styles.choose}>
          <input
            type="checkbox"
            checked={chooses}
            onChange={({ target }) => props.onChooses(target.checked)}
          />
          {t('preview.choose')}
        </label>
        {count > 0 && (
          <Button variant="secondary" size="s" icon="refresh" onClick={reset}>
            {t('preview.resetConditions')}
          </Button>
        )}
        <div className={styles.tools}>{props.children}</div>
      </Conditions>
    </div>
  )
}
