export { render } from './app/render.tsx'
export { holds } from './renderer/conditions.ts'
