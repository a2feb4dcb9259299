export { createContentGateway, type ContentGatewayOptions } from './read/content-gateway.ts'
export { StrapiService } from './strapi/strapi-service.ts'
export { registerContentRoutes } from './http/content-routes.ts'
