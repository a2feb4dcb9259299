import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { DialogHost } from '../../modules/dialogs/index.ts'
import { ToastHost } from '../../modules/toasts/index.ts'
import { ChatSlot } from './chat-slot.tsx'
import { ConsentPlace } from './consent-slot.tsx'
import { HintsSlot } from './hints-slot.tsx'
import { PageLayout } from './page-layout.tsx'
import { Blocks } from '../../renderer/blocks/blocks.tsx'
import { NavigationProgress } from '../navigation/navigation-progress.tsx'
import { PageEffects } from '../effects/page/page-effects.tsx'
import { PageProviders } from '../render/page-providers.tsx'
import { usePageData } from '../navigation/use-page-data.ts'

/** The part of the page that persists across navigations, also while a page cannot be loaded: its layout and more. */
export function Shell() {
  const data = usePageData()
  const { page, data: blockData, params } = data.answer
  const { search } = useLocation()
  const layout = { data: blockData, params, keyPrefix: page.layout }
  return (
    <PageProviders data={data} search={search}>
      <NavigationProgress />
      <ConsentPlace />
      <PageLayout
        layout={page.layout}
        page={page.key}
        background={page.background}
        isOrdered={page.blocks.some(({ onPhones }) => onPhones !== undefined)}
        header={<Blocks blocks={page.header} {...layout} />}
        notice={
          <>
            <ToastHost isOverHeader={page.isCalm === true} />
            <HintsSlot />
          </>
        }
        footer={<Blocks blocks={page.footer} {...layout} />}
      >
        <Outlet />
      </PageLayout>
      <DialogHost />
      <ChatSlot />
      <PageEffects data={data} />
      <ScrollRestoration />
    </PageProviders>
  )
}
