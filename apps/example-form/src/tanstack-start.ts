import { readForm } from './plain-form.ts';

/** The handler in `createFileRoute('/pay')({ server: { handlers: { POST } } })`. */
export async function POST({ request }: { request: Request }): Promise<Response> {
  const state = readForm(await request.formData());
  return Response.json(state, { status: state.errors ? 422 : 200 });
}
