import { useRef, useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Photo } from "#app/components/photos/photo.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, DefaultSubmit } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/choices.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ArrowLeft, ArrowRight, GripVertical } from "#app/components/ui/icons.tsx";
import type { OwnPhoto } from "#domain/photos/own-gallery.server.ts";

type PhotoAction = { act: string; id: number };
type Props = {
  path: string;
  photos: OwnPhoto[];
  errors: Record<string, string[]>;
  values: Record<string, string>;
  did: PhotoAction;
};

const nameOf = (act: string, id: number) => `${act}-${id}`;

/**
 * Shows photos in order, with captions and controls to move or remove. They share one form, so
 * every button keeps the captions.
 */
export function OwnPhotos({ path, photos, errors, values, did }: Props) {
  const { order, held, drag, dropButton } = usePhotoOrder(photos);
  const wrong = Object.fromEntries(
    Object.entries(errors).filter(([name]) => name.startsWith("words-")),
  );
  return (
    <Form
      id="own-photos"
      method="post"
      action={path}
      preventScrollReset
      noValidate
      tabIndex={-1}
      className="grid gap-6"
    >
      <DefaultSubmit name="intent" value="save" />
      {/* Dropping a dragged photo clicks it. */}
      <input type="hidden" name="order" value={order.map(({ id }) => id).join()} />
      <DefaultSubmit ref={dropButton} name="intent" value="order" />
      <ErrorSummary title="These photos are not published yet" errors={wrong} />
      {photos.length === 0 ? (
        <p className="text-muted">
          No photos yet. Until there are some, your profile shows an illustration in the colors of
          your category.
        </p>
      ) : (
        <>
          <p className="measure text-sm text-muted">
            The first is your cover: it appears on your card and when someone shares your page.
            <span className="needs-script max-md:hidden"> Drag a photo, or use its buttons.</span>
          </p>
          <ol className="grid gap-5 sm:grid-cols-2">
            {order.map((photo, index) => (
              <OwnPhotoItem
                key={photo.id}
                photo={photo}
                number={index + 1}
                isLast={index === photos.length - 1}
                isHeld={photo.id === held}
                drag={drag(photo.id)}
                error={errors[nameOf("words", photo.id)]}
                words={values[nameOf("words", photo.id)] ?? photo.description}
                did={did}
              />
            ))}
          </ol>
          <p className="sticky bottom-0 bg-paper py-3">
            <SubmitButton name="intent" value="save" sending="Saving…">
              Save descriptions
            </SubmitButton>
          </p>
        </>
      )}
    </Form>
  );
}

type DragHandlers = Pick<React.ComponentProps<"li">, "onDragStart" | "onDragOver" | "onDragEnd">;

/** Lets photos be dragged among the others, and saves the order and the captions on drop. */
function usePhotoOrder(photos: OwnPhoto[]) {
  const dropButton = useRef<HTMLButtonElement>(null);
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [moved, setMoved] = useState({ of: photos, order: photos });
  // Newer data wins.
  const order = moved.of === photos ? moved.order : photos;
  const drag = (id: number): DragHandlers => ({
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData("text/plain", "");
      setDraggedId(id);
    },
    onDragOver: (event) => {
      const photo = order.find((each) => each.id === draggedId);
      if (!photo) return;
      event.preventDefault();
      if (id === draggedId) return;
      const others = order.filter((each) => each !== photo);
      const at = order.findIndex((each) => each.id === id);
      setMoved({ of: photos, order: others.toSpliced(at, 0, photo) });
    },
    onDragEnd: () => {
      if (order.some((photo, index) => photo !== photos[index]))
        dropButton.current?.form?.requestSubmit(dropButton.current);
      setDraggedId(null);
    },
  });
  return { order, held: draggedId, drag, dropButton };
}

type ItemProps = {
  photo: OwnPhoto;
  number: number;
  isLast: boolean;
  isHeld: boolean;
  drag: DragHandlers;
  error: string[] | undefined;
  words: string;
  did: PhotoAction;
};

const small =
  "flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm text-muted hover:bg-sage hover:text-ink disabled:opacity-40";

function OwnPhotoItem({ photo, number, isLast, isHeld, drag, error, words, did }: ItemProps) {
  const { id, description, reason } = photo;
  const press = (act: string) => ({
    name: "intent",
    value: nameOf(act, id),
    className: small,
    autoFocus: did.act === act && did.id === id,
  });
  return (
    <li
      id={`photo-${id}`}
      {...drag}
      className={`group flex min-w-0 flex-col rounded-card border border-line bg-surface ${isHeld ? "opacity-40" : ""}`}
    >
      <div draggable="true" className="relative cursor-grab overflow-hidden rounded-t-card bg-sage">
        {reason ? (
          <div className="aspect-[3/2]" />
        ) : (
          <Photo
            picture={photo}
            alt={description}
            sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
            isSmall
            className="pointer-events-none aspect-[3/2] w-full object-cover"
          />
        )}
        <span className="absolute top-3 left-3 flex gap-2 *:bg-surface">
          {number === 1 && <Badge tone="lagoon">Cover</Badge>}
          {reason ? (
            <Badge tone="coral">Taken down</Badge>
          ) : (
            !description && <Badge tone="coral">Not shown yet</Badge>
          )}
        </span>
        <GripVertical
          className="needs-script absolute top-3 right-3 size-6 rounded-full bg-surface p-1 text-muted max-md:hidden"
          aria-hidden
        />
      </div>
      <div className="grid grow content-start gap-2 p-4">
        {reason && (
          <p className="text-sm text-coral wrap-anywhere">
            We took this photo down. Reason: {reason}
          </p>
        )}
        <TextField
          label={`What photo ${number} shows`}
          name={nameOf("words", id)}
          maxLength={200}
          autoComplete="off"
          defaultValue={words}
          errors={error}
          {...(number === 1
            ? {
                hint: "In a few words, as you would describe it on the phone: “The waiting room, with green chairs”.",
              }
            : {})}
        />
        <Checkbox
          name="model"
          value={id}
          defaultChecked={photo.isModel}
          className="min-h-11 text-sm"
        >
          Shows a model, not a patient<span className="sr-only"> (photo {number})</span>
        </Checkbox>
        <div className="-mx-2 mt-auto flex flex-wrap items-center">
          {/* biome-ignore-start lint/a11y/noAutofocus: keeps focus on the pressed button. */}
          <Button variant="plain" {...press("earlier")} disabled={number === 1}>
            <ArrowLeft className="size-4" aria-hidden /> Earlier
            <span className="sr-only"> photo {number}</span>
          </Button>
          <Button variant="plain" {...press("later")} disabled={isLast}>
            Later<span className="sr-only"> photo {number}</span>{" "}
            <ArrowRight className="size-4" aria-hidden />
          </Button>
          {number > 1 && (
            <Button variant="plain" {...press("cover")}>
              Make cover<span className="sr-only"> photo {number}</span>
            </Button>
          )}
          {/* biome-ignore-end lint/a11y/noAutofocus: as above. */}
          <details className="ml-auto">
            <summary className={small}>
              Remove<span className="sr-only"> photo {number}</span>
            </summary>
            <p className="flex flex-wrap items-center gap-x-3 px-3 text-sm">
              Remove permanently?
              <Button variant="danger" size="sm" name="intent" value={nameOf("remove", id)}>
                Yes, remove photo {number}
              </Button>
            </p>
          </details>
        </div>
      </div>
    </li>
  );
}
