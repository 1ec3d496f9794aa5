import { kinds } from '@pg/lint';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Editor } from '../editor/editor.ts';
import { EditorPane } from '../editor/editor-pane.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { announce } from '../parts/live-region.tsx';
import { useDroppedFiles } from '../parts/use-dropped-files.ts';
import { readProfile } from '../profile/profile-in-url.ts';
import { ProfileMenu } from '../profile/profile-menu.tsx';
import { formatRoute, goTo } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import type { CheckRequest } from './check-text.ts';
import { Checker, type CheckOutcome } from './checker.ts';
import { FindingsList } from './findings-list.tsx';
import { LayerTrail } from './layer-trail.tsx';
import { recallPayload, rememberPayload } from './payload-memory.ts';
import { SamplePicker } from './sample-picker.tsx';
import { FIRST_SAMPLE, sampleOf } from './samples.ts';
import { ShareMenu } from './share-menu.tsx';
import { unpackText } from './shared-text.ts';
import { totalInWords } from './totals.ts';

/** Checks a payload as it is typed. */
export function CheckView({ route }: ViewProps): JSX.Element {
  const { query } = route;
  const { sample, payload, kind, profile: profileText } = query;
  const [editor, setEditor] = useState<Editor>();
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const [open, setOpen] = useState(0);
  const [current, setCurrent] = useState<number>();
  const checker = useRef<Checker>(undefined);
  const isOwn = useRef(false);
  const isNew = useRef(false);
  const profile = readProfile(profileText);
  const settings = { kind: kinds.includes(kind ?? '') ? kind : undefined, profile, editor };
  const latest = useRef(settings);
  latest.current = settings;

  const requestOf = (text: string): CheckRequest => {
    const { kind, profile } = latest.current;
    return { text, kind, profile };
  };
  const checkSoon = (pause?: number): void => {
    if (editor) checker.current?.check(() => requestOf(editor.text()), pause);
  };

  useEffect(() => {
    const made = new Checker(setOutcome);
    checker.current = made;
    return () => made.close();
  }, []);

  // The address says which text; where it says nothing, it is the one from before, or the first sample.
  useEffect(() => {
    if (!editor || (isOwn.current && sample === undefined && payload === undefined)) return;
    if (sample === undefined && payload === undefined && recallPayload() === undefined) {
      go({ sample: FIRST_SAMPLE }, 'replace');
      return;
    }
    let isWanted = true;
    void textOf(sample, payload).then((text) => {
      if (!isWanted) return;
      isOwn.current = false;
      isNew.current = true;
      setOpen(0);
      setCurrent(undefined);
      editor.load(text);
      checkSoon(0);
    });
    return () => {
      isWanted = false;
    };
  }, [editor, sample, payload]);

  useEffect(() => checkSoon(0), [kind, profileText]);

  const checked = outcome?.checked;
  const layer = checked?.layers[open] ?? checked?.layers[0];

  useEffect(() => {
    if (!checked) return;
    announce(totalInWords(checked.totals));
    if (open >= checked.layers.length) showLayer(0);
  }, [checked]);

  useEffect(() => {
    if (!editor || !checked || !layer) return;
    const marks = checked.findings.flatMap(({ severity, message }, number) => {
      const span = layer.spans[number];
      return span ? [{ ...span, number, severity, message }] : [];
    });
    editor.mark(marks);
    // Of a text that was just loaded the first mistake is in sight.
    const first = marks.find(({ severity }) => severity !== 'info');
    if (isNew.current && first) editor.scrollTo(first.start);
    isNew.current = false;
  }, [editor, checked, layer]);

  function showLayer(number: number): void {
    if (number === open) return;
    setOpen(number);
    editor?.look(number === 0 ? undefined : checked?.layers[number]?.text);
  }

  function reveal(finding: number, number: number): void {
    const span = checked?.layers[number]?.spans[finding];
    showLayer(number);
    setCurrent(finding);
    if (span) setTimeout(() => editor?.reveal(span.start, span.end));
  }

  function replaceAll(text: string): void {
    if (!editor) return;
    showLayer(0);
    editor.replace(0, editor.text().length, text);
  }

  async function fixAll(): Promise<void> {
    const mended = editor && (await checker.current?.mend(requestOf(editor.text())));
    if (mended !== undefined) replaceAll(mended);
  }

  function fix(finding: number): void {
    const edit = checked?.findings[finding]?.edit;
    if (!edit) return;
    showLayer(0);
    editor?.replace(edit.start, edit.end, edit.replacement);
  }

  const go = (changes: Readonly<Record<string, string | undefined>>, how?: 'replace'): void =>
    goTo(formatRoute('check', [], { ...query, ...changes }), how);

  function onEdit(): void {
    isOwn.current = true;
    setCurrent(undefined);
    checkSoon();
    if (sample !== undefined || payload !== undefined) go({ sample: undefined, payload: undefined }, 'replace');
  }

  const take = async (file: File): Promise<void> => replaceAll(await file.text());
  const isDropping = useDroppedFiles(take);

  return (
    <div class="check">
      <h1 class="unseen">Check a payload</h1>
      <div class="toolbar">
        <SamplePicker current={sample} onPick={(name) => go({ sample: name, payload: undefined, kind: undefined })} />
        <FileButton label="Open file" onOpen={take} />
        <label class="inline">
          <span>Kind</span>
          <select value={settings.kind ?? ''} onChange={({ currentTarget }) => go({ kind: currentTarget.value })}>
            <option value="">{recognised(settings.kind, checked?.kind)}</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <ProfileMenu route={route} />
        <ShareMenu sample={sample} query={{ kind, profile: profileText }} text={outcome?.request.text} />
      </div>
      <section class={`text ${isDropping ? 'is-dropping' : ''}`} aria-label="Payload">
        <LayerTrail checked={checked} open={open} onOpen={showLayer} />
        <EditorPane
          label="Payload: paste it, type it, or drop a file. F8 goes to the next finding."
          onReady={(made) => {
            if (!made && latest.current.editor) rememberPayload(latest.current.editor.text());
            setEditor(made);
          }}
          onEdit={onEdit}
          onMark={setCurrent}
        />
        {open > 0 && <p class="note">Decoded, to be read only: what is sent is the text around it, byte for byte.</p>}
      </section>
      <FindingsList
        checked={checked}
        failed={outcome?.failed}
        open={open}
        current={current}
        onGo={(finding) => reveal(finding, layer?.spans[finding] ? open : 0)}
        onOpen={(finding) => reveal(finding, checked?.findings[finding]?.layer ?? 0)}
        onFix={fix}
        onFixAll={fixAll}
      />
    </div>
  );
}

const recognised = (chosen: string | undefined, found: string | undefined): string =>
  chosen === undefined && found !== undefined ? `${found} (recognised)` : 'recognise it';

/** The text that an address asks for; without one the text from before. */
async function textOf(sample: string | undefined, payload: string | undefined): Promise<string> {
  if (payload !== undefined) return (await unpackText(payload)) ?? '';
  return sample === undefined ? (recallPayload() ?? '') : ((await sampleOf(sample)?.load()) ?? '');
}
