import { listDishes, listServices } from '#contract/city/local.endpoints.ts'
import { query } from '../../api/query-client.ts'

export const dishes = () => query(listDishes, {})

export const services = () => query(listServices, {})
