import { useMemo } from 'react'
import type { CompiledPopup } from '../../../schemas/compiled.ts'
import { Blocks } from '../../renderer/blocks/blocks.tsx'
import { GivenFormsContext, type GivenForms } from '../../renderer/form/given-forms.ts'
import { PopupNoticeContext } from '../../renderer/popup-notice.ts'
import { RenderProvider, useRenderContext } from '../../renderer/render-context.tsx'
import styles from './popups.module.css'

/** Popups have no preloaded data: their blocks load it themselves. */
const noData = {}

interface PopupBlocksProps {
  popup: CompiledPopup
  /** Forms that are loaded already. */
  forms: GivenForms
  /** Why the popup opens. */
  notice?: string | undefined
}

/** The blocks of a popup, above the page that it was opened on. */
export function PopupBlocks({ popup, forms, notice }: PopupBlocksProps) {
  const page = useRenderContext()
  const value = useMemo(() => ({ ...page, scope: `${page.scope}:${popup.key}` }), [page, popup.key])
  return (
    <RenderProvider value={value}>
      <GivenFormsContext value={forms}>
        <PopupNoticeContext value={notice}>
          <div className={styles.blocks} data-popup={popup.key}>
            <Blocks blocks={popup.blocks} data={noData} params={page.params} keyPrefix={popup.key} />
          </div>
        </PopupNoticeContext>
      </GivenFormsContext>
    </RenderProvider>
  )
}
