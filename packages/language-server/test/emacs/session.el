;; Opens the files of the working folder in Emacs, with the setup of the docs, and writes what it sees to results.json.
(load (expand-file-name "init.el"))
(require 'eglot)
(require 'json)

(defun wait-until (condition)
  (with-timeout (60 (error "Nothing arrived in time"))
    (while (not (funcall condition)) (accept-process-output nil 0.02))))

;; A report that arrives before Flymake starts is not shown until it starts again.
(defun check ()
  "The diagnostics of the buffer, when there are some."
  (wait-until (lambda () (flymake-start) (flymake-diagnostics)))
  (vconcat (mapcar (lambda (each)
                     (format "%d-%d %s" (flymake-diagnostic-beg each) (flymake-diagnostic-end each) (flymake-diagnostic-text each)))
                   (flymake-diagnostics))))

(defun complete (typed)
  "Types a text, and takes the first completion."
  (insert typed)
  (pcase-let* ((`(,start ,end ,table . ,rest) (eglot-completion-at-point))
               (taken (car (all-completions (buffer-substring start end) table))))
    (delete-region start end)
    (insert taken)
    (funcall (plist-get rest :exit-function) taken 'finished)
    (substring-no-properties taken)))

(defun take (title)
  "Takes the code action whose title starts like this, as a person does."
  (let ((last-nonmenu-event t))
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_ actions &rest _)
                 (seq-find (lambda (each) (string-prefix-p title each)) (mapcar #'car actions)))))
      (eglot-code-actions (point-min) (point-max) nil t))))

(find-file "a.json")
(call-interactively 'eglot)
(let* ((diagnostics (mapcar (lambda (file) (find-file file) (cons file (check))) '("a.json" "a.yaml" "a.form")))
       (examples (mapcar (lambda (each)
                           (find-file (car each))
                           (list (car each) (complete (cdr each)) (buffer-substring-no-properties 1 (point-max))))
                         '(("new.json" . "session") ("new.yaml" . "set6") ("new.form" . "wallet2")))))
  (find-file "maybe.json")
  (take "Check this file as card-params")
  (push (cons "maybe.json" (check)) diagnostics)
  (take "Suppress value-type here")
  (wait-until (lambda () (flymake-start) (null (flymake-diagnostics))))
  (with-temp-file "results.json"
    (insert (json-encode `((diagnostics . ,diagnostics) (examples . ,(vconcat (mapcar #'vconcat examples))))))))
(mapc #'eglot-shutdown (list (eglot-current-server)))
