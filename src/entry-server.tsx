export { tryForm } from './app/render/try-form.tsx'
export { render } from './app/render/render.tsx'
export { renderPopup } from './app/render/render-popup.tsx'
export { holds } from './renderer/conditions.ts'
