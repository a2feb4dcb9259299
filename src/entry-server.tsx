export { tryForm } from './app/render/try-form.tsx'
export { render } from './app/render/render.tsx'
export { holds } from './renderer/conditions.ts'
