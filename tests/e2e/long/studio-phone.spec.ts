import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('on phones nothing of the editor is covered or cut off', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  const toPage = page.getByRole('button', { name: english.editor.toPreview })
  const column = page.locator('[data-canvas]')
  await expect(column).toBeAttached()

  await test.step('the end of the page is above the button that leads to the fields', async () => {
    await toPage.click()
    const back = page.getByRole('button', { name: english.editor.toFields })
    const stage = page.getByRole('group', { name: english.preview.title })
    await expect(back).toBeVisible()
    const scrolled = stage.evaluate((element) => {
      let scroller = element.parentElement
      while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement
      scroller?.scrollTo(0, scroller.scrollHeight)
    })
    await scrolled
    const [end, button] = [await stage.boundingBox(), await back.boundingBox()]
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  })

  await test.step('all actions of a block are within the canvas', async () => {
    const toolbar = column.getByRole('toolbar')
    // The page takes taps once its code runs, which nothing on the screen tells.
    await expect(async () => {
      await page.frameLocator('iframe').getByRole('heading').first().tap()
      await expect(toolbar).toBeVisible({ timeout: 3000 })
    }).toPass()
    const [canvas, tools] = [await column.boundingBox(), await toolbar.boundingBox()]
    expect((tools?.x ?? 999) + (tools?.width ?? 999)).toBeLessThanOrEqual(
      (canvas?.x ?? 0) + (canvas?.width ?? 0),
    )
  })
})

test('on phones selected documents can be removed from the list, however long it is', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page')
  const { documents } = english
  await page.getByRole('listitem').getByRole('checkbox').first().check()
  await expect(
    page.getByRole('button', { name: documents.removeSelected_one.replace('{{count}}', '1') }),
  ).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: documents.clear }).tap()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})
