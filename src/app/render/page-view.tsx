import { Blocks } from '../../renderer/blocks/blocks.tsx'
import { PageLayout } from '../layouts/page-layout.tsx'
import { usePageData } from '../navigation/use-page-data.ts'

/** A page inside its layout. The layout's blocks persist across pages, the page's own blocks do not. */
export function PageView() {
  const { answer } = usePageData()
  const { page, data, params, path } = answer
  const shared = { data, params }
  return (
    <PageLayout
      layout={page.layout}
      header={<Blocks blocks={page.header} keyPrefix={page.layout} {...shared} />}
      footer={<Blocks blocks={page.footer} keyPrefix={page.layout} {...shared} />}
    >
      <Blocks blocks={page.blocks} keyPrefix={`${page.key}:${page.version}:${path}`} {...shared} />
    </PageLayout>
  )
}
