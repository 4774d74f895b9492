/** Uploading pictures in the whole page: chosen, dropped and pasted. A mocked fetch answers for the host. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setRoom } from '../../../src/domain/document/edits/setFields.ts';
import { drawingAtom, editAtom, undoLabelAtom } from '../../../src/editor/document/document.ts';
import { baseVersionAtom } from '../../../src/editor/document/baseVersion.ts';
import { PICTURE_NAME_PATTERN, type PictureUses } from '../../../src/api/editorContract.ts';
import { uploadPictureAtom } from '../../../src/editor/files/uploadPicture.ts';
import { selectItemsAtom } from '../../../src/editor/document/selection.ts';
import { hostStateAtom, pageAtom } from '../../../src/editor/document/hostState.ts';
import { messages } from '../../../src/editor/messages.ts';
import { inspectorMessages } from '../../../src/editor/panels/inspector/messages.ts';
import { setToolAtom, toolAtom, toolDefaultsAtom } from '../../../src/editor/tools/toolState.ts';
import { type EditorDriver, announcement, openEditor, planOf } from '../editorDriver.tsx';
import { chooseFile, dropFile } from './fileDriver.ts';
import { pointsAt } from '../../domain/document/sampleDocuments.ts';

const photo = (name = 'Terraza año 1.JPG', type = 'image/jpeg'): File => new File(['photo'], name, { type });

/** Answers as the host does, and records the paths of changed pictures. */
function acceptUploads(uses: PictureUses = {}): string[] {
  const paths: string[] = [];
  vi.mocked(window.fetch).mockImplementation(async (address) => {
    const path = address instanceof Request ? address.url : String(address);
    if (path.endsWith('/pictures')) return Response.json({ success: true, uses });
    if (!path.includes('/pictures/')) return new Response('{}', { status: 503 });
    paths.push(path);
    return Response.json({ success: true, picture: `uploads/${path.slice(path.lastIndexOf('/') + 1)}` });
  });
  return paths;
}

async function openTable(): Promise<EditorDriver & { readonly inspector: HTMLElement }> {
  const editor = await openEditor(planOf(4));
  editor.click(editor.middle('Table 1'));
  const inspector = screen.getByRole('region', { name: messages.inspector });
  await within(inspector).findByRole('button', { name: messages.uploadPicture });
  return { ...editor, inspector };
}
const pictureOf = ({ store, key }: EditorDriver): string | undefined =>
  store.get(drawingAtom).tables.find((item) => item.key === key('Table 1'))?.room.picture;
const dataWith = (file: File): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

describe('in the inspector', () => {
  it('uploads a chosen picture under a safe name and sets it as one undo step', async () => {
    const editor = await openTable();
    const base = editor.store.get(baseVersionAtom);
    const paths = acceptUploads();
    chooseFile(photo());
    within(editor.inspector).getByRole('button', { name: messages.uploadPicture }).click();
    await waitFor(() => expect(pictureOf(editor)).toMatch(/^uploads\/Terraza-an-o-1-\w+\.jpg$/));
    expect(paths).toEqual([expect.stringMatching(/^\/api\/editor\/a-venue\/pictures\/Terraza-an-o-1-\w+\.jpg$/)]);
    expect(editor.store.get(hostStateAtom)?.pictures).toEqual([pictureOf(editor)]);
    expect(editor.store.get(baseVersionAtom)).toBe(base);
    await editor.press('{Control>}z{/Control}');
    expect(pictureOf(editor)).toBeUndefined();
    expect(editor.store.get(undoLabelAtom)).toBeUndefined();
  });

  it('names the picture by whole milliseconds of the host’s clock', async () => {
    const editor = await openTable();
    const paths = acceptUploads();
    editor.store.set(pageAtom, { ...editor.store.get(pageAtom), now: new Date().toISOString() });
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000_000.5);
    const result = await editor.store.set(uploadPictureAtom, photo());
    now.mockRestore();
    expect(result.ok).toBe(true);
    expect(paths[0]?.split('/').at(-1)).toMatch(PICTURE_NAME_PATTERN);
  });

  it.each(['drop', 'paste'])('uploads a picture on %s, and does not trace it', async (way) => {
    const editor = await openTable();
    acceptUploads();
    const target = within(editor.inspector).getByRole('button', { name: messages.uploadPicture });
    const init = { bubbles: true, cancelable: true };
    target.dispatchEvent(
      way === 'drop'
        ? new DragEvent('drop', { dataTransfer: dataWith(photo()), ...init })
        : new ClipboardEvent('paste', { clipboardData: dataWith(photo()), ...init }),
    );
    await waitFor(() => expect(pictureOf(editor)).toMatch(/^uploads\//));
    expect(editor.store.get(drawingAtom).tracing).toBeUndefined();
  });

  it('rejects other formats without a call', async () => {
    const editor = await openTable();
    const paths = acceptUploads();
    chooseFile(photo('plan.svg', 'image/svg+xml'));
    within(editor.inspector).getByRole('button', { name: messages.uploadPicture }).click();
    expect((await within(editor.inspector).findByRole('alert')).textContent).toBe(messages.pictureFormat);
    expect(paths).toEqual([]);
  });
});

it('shows where a picture is used, replaces it there, and deletes it once it is unused', async () => {
  const editor = await openTable();
  const paths = acceptUploads();
  const { store, inspector, key } = editor;
  chooseFile(photo('old.jpg'));
  within(inspector).getByRole('button', { name: messages.uploadPicture }).click();
  await waitFor(() => expect(pictureOf(editor)).toMatch(/old/));
  const old = pictureOf(editor)!;
  store.set(editAtom, 'Picture', (drawing) => setRoom(drawing, new Set([key('Table 2')]), { view_picture: old }));
  await within(inspector).findByText(messages.usedBy({ users: ['Table 1', 'Table 2'] }));
  chooseFile(photo('new.jpg'));
  within(inspector)
    .getByRole('button', { name: messages.replacePicture({ count: 2 }) })
    .click();
  await waitFor(() => expect(pictureOf(editor)).toMatch(/new/));
  expect(
    store
      .get(drawingAtom)
      .tables.flatMap(({ room }) => [room.picture, room.view_picture])
      .filter((path) => path === pictureOf(editor)),
  ).toHaveLength(2);
  expect(store.get(undoLabelAtom)).toBe(messages.replacePictureStep);
  within(inspector).getByRole('button', { name: inspectorMessages.choosePicture }).click();
  const pictures = await within(inspector).findByRole('list', { name: inspectorMessages.pictures });
  expect(pictures.textContent).toContain(messages.usedBy({ users: ['Table 1', 'Table 2'] }));
  await within(pictures).findByText(messages.pictureUnused);
  within(pictures)
    .getByRole('button', { name: messages.deletePicture({ path: old }) })
    .click();
  await waitFor(() => expect(store.get(hostStateAtom)?.pictures).toEqual([pictureOf(editor)]));
  expect(paths.at(-1)).toMatch(/pictures\/old-\w+\.jpg$/);
});

it('names the versions, the draft and the plans of the host that use a picture, which can then not be deleted', async () => {
  const { inspector, store } = await openTable();
  const host = store.get(hostStateAtom)!;
  const [free, kept, old] = ['uploads/free.png', 'uploads/kept.png', 'uploads/old.png'] as const;
  store.set(hostStateAtom, { ...host, pictures: [free, kept, old] });
  const uses: PictureUses = { [kept]: ['published', 'draft', 'folder'], [old]: [9, 3, 2, 1] };
  acceptUploads(uses);
  within(inspector).getByRole('button', { name: inspectorMessages.choosePicture }).click();
  const pictures = await within(inspector).findByRole('list', { name: inspectorMessages.pictures });
  const { published, draft, folder } = messages.picturePlaces;
  await within(pictures).findByText(messages.usedBy({ users: [published, draft, folder] }));
  within(pictures).getByText(
    messages.usedBy({ users: [messages.earlierVersions({ versions: 4, numbers: '1–3, 9' })] }),
  );
  const deletable = () =>
    [free, kept, old].filter((name) =>
      within(pictures).queryByRole('button', { name: messages.deletePicture({ path: name }) }),
    );
  expect(deletable()).toEqual([free]);

  // The draft has been saved since, by this session or another one.
  uses[free] = ['draft'];
  store.set(hostStateAtom, {
    ...store.get(hostStateAtom)!,
    draft: { plan: host.published.plan, revision: 7, base: 0, by: '', at: 0 },
  });
  await waitFor(() => expect(deletable()).toEqual([]));
});

describe('an area', () => {
  const GROUND = { kind: 'area', surface: 'wood', name: 'Deck' } as const;
  const openArea = async () => {
    const points = pointsAt('300,100 500,100 500,300 300,300');
    const palm = { kind: 'palm', x: 380, y: 180, width: 20, height: 20 } as const;
    const editor = await openEditor({ ...planOf(4), width: 600, height: 400, decor: [{ ...GROUND, points }, palm] });
    const [area] = editor.store.get(drawingAtom).decor;
    editor.store.set(selectItemsAtom, [area!.key]);
    const inspector = screen.getByRole('region', { name: messages.inspector });
    await within(inspector).findByText(inspectorMessages.areaPictures);
    return { ...editor, inspector, decor: () => editor.store.get(drawingAtom).decor.map((item) => item.decor) };
  };
  const picture = (path: string) =>
    expect.objectContaining({ kind: 'picture', x: 300, width: 200, picture: expect.stringContaining(path) as string });

  it('puts a picture on an area, and replaces and removes it in the inspector', async () => {
    const { inspector, decor, store, press } = await openArea();
    acceptUploads();
    chooseFile(photo('deck.jpg'));
    within(inspector).getByRole('button', { name: messages.uploadPicture }).click();
    const kinds = (): string[] => decor().map(({ kind }) => kind);
    await waitFor(() => expect(kinds()).toEqual(['area', 'picture', 'palm']));
    expect(decor()[1]).toEqual(picture('uploads/deck'));
    expect(store.get(undoLabelAtom)).toBe(inspectorMessages.placeAreaPicture);
    await waitFor(() => expect(announcement()).toBe(inspectorMessages.areaPicturePlaced({ area: 'Deck' })));

    // The venue's list says where it is used.
    const uploaded = store.get(hostStateAtom)!.pictures[0]!;
    store.set(hostStateAtom, { ...store.get(hostStateAtom)!, pictures: ['pictures/other.webp', uploaded] });
    const placed = within(inspector).getByRole('list', { name: inspectorMessages.areaPictures });
    within(placed).getByRole('button', { name: inspectorMessages.exchangePicture }).click();
    await within(placed).findByText((text) => text.includes(inspectorMessages.pictureOn({ area: 'Deck' })));
    within(placed).getByRole('button', { name: 'pictures/other.webp' }).click();
    await waitFor(() => expect(decor()[1]).toEqual(picture('pictures/other.webp')));
    within(placed).getByRole('button', { name: inspectorMessages.removeAreaPicture }).click();
    await waitFor(() => expect(kinds()).toEqual(['area', 'palm']));
    for (let step = 0; step < 3; step++) await press('{Control>}z{/Control}');
    expect(kinds()).toEqual(['area', 'palm']);
    expect(store.get(undoLabelAtom)).toBeUndefined();
  });
});

it.each(['paste', 'drop'])('a picture on the plan is uploaded and placed with the Picture tool on %s', async (way) => {
  const { store, click } = await openEditor(planOf(4));
  acceptUploads();
  if (way === 'drop') {
    store.set(setToolAtom, 'picture');
    dropFile(photo());
  } else
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: dataWith(photo()), bubbles: true, cancelable: true }),
    );
  await waitFor(() => expect(store.get(toolAtom)).toBe('picture'));
  await waitFor(() => expect(announcement()).toBe(messages.placePicture));
  const { picture } = store.get(toolDefaultsAtom);
  click({ x: 120, y: 120 });
  expect(store.get(drawingAtom).decor).toMatchObject([{ decor: { kind: 'picture', picture } }]);
  expect(store.get(drawingAtom).tracing).toBeUndefined();
});

it('takes pasted cells for text, though a sheet adds a picture of them', async () => {
  const { store } = await openEditor(planOf(4));
  const paths = acceptUploads();
  const clipboardData = dataWith(photo('cells.png', 'image/png'));
  clipboardData.setData('text/plain', 'Table\tSeats\n1\t4');
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await screen.findByText(/^1 table with 4 seats/, {}, { timeout: 10_000 });
  expect(store.get(toolAtom)).toBe('select');
  // Its number is that of a table on the plan.
  screen.getByRole('button', { name: messages.import }).click();
  await waitFor(() => expect(store.get(drawingAtom).tables.map(({ room }) => room.beds)).toContain(4));
  expect(store.get(drawingAtom).tables).toHaveLength(4);
  expect(paths).toEqual([]);
  // So are drawings, as a drawing program copies them.
  const copied = new DataTransfer();
  copied.setData('text/plain', '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>');
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }));
  await screen.findByText(/^1 table with 2 seats/, {}, { timeout: 10_000 });
});
